import type { AstroIntegration } from 'astro';

/** Adds the page /dev/sections only to `astro dev`. Astro makes no route of a folder that begins with `_`. */
export const sectionCatalogue = (): AstroIntegration => ({
  name: 'section-catalogue',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/dev/sections', entrypoint: './src/pages/_dev/sections.astro' });
    },
  },
});
