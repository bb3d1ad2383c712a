import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { checkLinks } from './integrations/check-links.ts';
import { joinStyles } from './integrations/join-styles.ts';
import { precompress } from './integrations/precompress.ts';
import { securityHeaders } from './integrations/security-headers.ts';
import { shortClassNames } from './integrations/short-class-names.ts';
import { styleguide } from './integrations/styleguide.ts';
import { site } from './src/content/site.ts';

/** Vite's few lines around `import()` stay with the script of every page, which needs them: no file of their own. */
const codeSplitting = {
  groups: [{ name: 'toast', test: /vite\/preload-helper|src\/frame\/toasts\/toast\.ts$/ }],
};

export default defineConfig({
  site: site.url,
  // `/about` is `about.html`, and `services/404.html` is the nearest 404 page: what static hosts follow.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [
    react(),
    shortClassNames(),
    joinStyles(),
    checkLinks(),
    securityHeaders(),
    precompress(),
    styleguide(),
  ],
  image: {
    responsiveStyles: false,
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } },
  },
  // Highlighting would need style attributes, and the policy forbids them.
  markdown: { syntaxHighlight: false },
  // The policy forbids inline scripts, so no script may be small enough to be inlined.
  vite: {
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
  devToolbar: { enabled: false },
});
