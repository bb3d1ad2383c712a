import type { AstroIntegration } from 'astro';

/** Adds `client:settled` and `client:settled="near"` for islands; see directive.ts. */
export function settledIslands(): AstroIntegration {
  return {
    name: 'settled-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'settled',
          entrypoint: './integrations/settled-islands/directive.ts',
        }),
    },
  };
}
