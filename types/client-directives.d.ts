import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** See src/behaviours/settled.ts. */
    'client:settled'?: true | 'near';
  }
}
