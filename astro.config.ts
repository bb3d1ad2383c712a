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
  // Static hosts serve `about.html` for `/about`, and the nearest 404 page, such as `services/404.html`.
  trailingSlash: 'never',
  // Each page waits for its share picture to be drawn; meanwhile others are built.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  // Further languages are static only: the default language's server renders the other pages for all of them.
  ...(language.isDefault && { adapter: await adapter() }),
  outDir: host === 'netlify' ? 'dist/client' : 'dist',
  session: false,
  // service/origin.ts checks instead: behind a TLS proxy, Astro's check would refuse the site's own forms.
  security: { checkOrigin: false },
  integrations: [
    ...integrations(),
    // Pages have all their data at once, and streaming makes rendering a third slower.
    react({ experimentalDisableStreaming: true }),
  ],
  fonts: fonts.map(({ files, ...font }) => ({ ...font, provider: subsetFonts(files) })),
  // The loader's HTML is not used: model/markdown renders texts.
  markdown: { syntaxHighlight: false },
  image: {
    responsiveStyles: false,
    // The build makes all pictures; development makes each on request.
    ...(process.env.NODE_ENV === 'production' && {
      endpoint: { route: '/_image', entrypoint: './src/server/no-pictures.ts' },
    }),
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // AVIF effort 2 would save 4 % but take 50 % longer. Subsampling saves 8 % without a visible loss.
      // WebP's alpha is lossless by default; at 85 a soft shadow still has 136 steps and shows no bands.
      config: {
        avif: { effort: 1, chromaSubsampling: '4:2:0' },
        webp: { effort: 2, alphaQuality: 85 },
      },
    },
  },
  devToolbar: { enabled: false },
});
