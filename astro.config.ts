import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { precompress } from './integrations/precompress.ts';
import { securityHeaders } from './integrations/security-headers.ts';
import { site } from './src/content/site.ts';

export default defineConfig({
  site: site.url,
  // `/about` is `about.html`, and `services/404.html` is the nearest 404 page: what static hosts follow.
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react(), securityHeaders(), precompress()],
  image: { responsiveStyles: false },
  // The policy forbids inline scripts, so no script may be small enough to be inlined.
  vite: { build: { assetsInlineLimit: 0 } },
  devToolbar: { enabled: false },
});
