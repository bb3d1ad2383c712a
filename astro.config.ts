import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { adapter, host } from './build/host.ts';
import { integrations } from './build/integrations.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { language } from './src/content/language.ts';
import { site } from './src/content/site.ts';
import { fonts } from './src/theme/fonts.ts';

export default defineConfig({
  site: site.url,
  server: { port: 4321 },
  // `/about` is `about.html`, and `services/404.html` is the nearest 404 page: what static hosts follow.
  trailingSlash: 'never',
  // A page waits for its share picture, which is drawn beside the next pages.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  // Further languages are built as static pages only; the pages on request of the one bundle answer for all of them.
  ...(language.isDefault && { adapter: await adapter() }),
  outDir: host === 'netlify' ? 'dist/client' : 'dist',
  session: false,
  // service/origin.ts decides: behind a TLS proxy Astro's own check refuses the posts of the site.
  security: { checkOrigin: false },
  integrations: [
    ...integrations(),
    // Nothing on a page waits for data, so a stream would only cost: a third of the time of a page.
    react({ experimentalDisableStreaming: true }),
  ],
  fonts: fonts.map(({ files, ...font }) => ({ ...font, provider: subsetFonts(files) })),
  // What the content loader renders is not kept: model/markdown renders texts.
  markdown: { syntaxHighlight: false },
  image: {
    responsiveStyles: false,
    // Every picture of the site is made at build; development makes them when they are asked for.
    ...(process.env.NODE_ENV === 'production' && {
      endpoint: { route: '/_image', entrypoint: './src/server/no-pictures.ts' },
    }),
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // Twice the effort saves 4 % and takes half as long again; half the colour samples save 8 % and cannot be seen.
      // Alpha of WebP is without loss unless told; at 85 a soft shadow has 136 steps and shows none.
      config: {
        avif: { effort: 1, chromaSubsampling: '4:2:0' },
        webp: { effort: 2, alphaQuality: 85 },
      },
    },
  },
  devToolbar: { enabled: false },
});
