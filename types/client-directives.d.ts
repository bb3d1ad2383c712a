import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** See integrations/settled-islands/directive.ts. */
    'client:settled'?: true | 'near';
  }
}
