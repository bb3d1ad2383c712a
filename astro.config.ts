import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { basePathLinks } from './build/base-path.ts';
import { recordSource } from './build/build-if-changed.ts';
import { cascadeLayers } from './build/cascade-layers.ts';
import { checkContent } from './build/check-content.ts';
import { checkLinks } from './build/check-links.ts';
import { hashedClassNames } from './build/class-names.ts';
import { clientStyles } from './build/client-styles.ts';
import { commandLine } from './build/command-line.ts';
import { content } from './build/content.ts';
import { editor } from './build/editor/editor.ts';
import { featureSwitches } from './build/features.ts';
import { finishedPictures } from './build/finished-pictures.ts';
import { headScript } from './build/head-script.ts';
import { securityHeaders } from './build/headers.ts';
import { adapter, host, hostNotes, leaveOut } from './build/host.ts';
import { hyphenation } from './build/hyphenation.ts';
import { inlineScript } from './build/inline-script.ts';
import { otherLanguages } from './build/languages.ts';
import { precompress } from './build/precompress.ts';
import { removeMasters } from './build/remove-masters.ts';
import { sectionCatalogue } from './build/section-catalogue.ts';
import { subsetFonts } from './build/subset-fonts.ts';
import { language, localPath } from './src/content/language.ts';
import { factsOf } from './src/content/language-facts.ts';
import { basePath, site } from './src/content/site.ts';
import { displaySettings, rememberedChoices } from './src/frame/display-settings/integration.ts';
import { pageChangeScript } from './src/frame/document/page-change.ts';
import { holidaysOf } from './src/model/holidays.ts';
import { fonts, inlineFonts } from './src/theme/fonts.ts';

const { words = '', stopWords = '' } = factsOf(language.code);
const isBuild = process.env.NODE_ENV === 'production';
const SOURCE = fileURLToPath(new URL('src/', import.meta.url));

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
    content(),
    basePathLinks(),
    // Nothing on a page waits for data, so a stream would only cost: a third of the time of a page.
    react({ experimentalDisableStreaming: true }),
    checkContent(),
    finishedPictures(),
    displaySettings(),
    otherLanguages(),
    sectionCatalogue(),
    // These look at the finished site, which the default language's build completes.
    ...(language.isDefault
      ? [
          removeMasters(),
          checkLinks(),
          securityHeaders(),
          editor(),
          // Other hosts compress by themselves, and the command line runs on a machine of one's own.
          ...(host === 'node' ? [commandLine(), precompress()] : []),
          recordSource(),
          hostNotes(),
        ]
      : []),
  ],
  fonts: fonts.map(({ subset, ...font }) => ({ ...font, provider: subsetFonts(subset) })),
  // What the content loader renders is not kept: model/markdown renders texts.
  markdown: { syntaxHighlight: false },
  image: {
    responsiveStyles: false,
    // Every picture of the site is made at build; development makes them when they are asked for.
    ...(isBuild && {
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
  vite: {
    plugins: [
      featureSwitches(),
      hyphenation(),
      inlineScript(),
      headScript(inlineFonts, rememberedChoices + pageChangeScript),
      clientStyles(),
      ...(host === 'node' ? [] : [leaveOut()]),
    ],
    environments: {
      // The server bundle runs without node_modules; prerendering and development use the installed packages.
      ...(isBuild && {
        ssr: {
          resolve: { noExternal: true, ...(host === 'node' && { external: ['sharp'] }) },
          // React would otherwise ask at run time, and its development version takes three times as long.
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        },
      }),
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every island needs all of it: six files would be six requests.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|render-island/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    define: {
      // The server knows the days, and not the package that has those of the world.
      'import.meta.env.HOLIDAYS': JSON.stringify(holidaysOf(site.booking.holidays)),
      'import.meta.env.IS_SERVERLESS': String(host !== 'node'),
      'import.meta.env.LANGUAGE_PATH': JSON.stringify(localPath('/').replace(/\/$/, '')),
      'import.meta.env.STOP_WORDS': JSON.stringify(`${words} ${stopWords}`),
      // Not BASE_URL: a variable of this name in the environment of a build would take its place.
      'import.meta.env.BASE_PATH': JSON.stringify(basePath),
    },
    css: {
      postcss: { plugins: [cascadeLayers(SOURCE)] },
      ...(isBuild && {
        modules: { generateScopedName: hashedClassNames(SOURCE) },
        // Features.LightDark stays: written out, a token would not follow the nearest `color-scheme`.
        lightningcss: { exclude: 1 << 20 },
      }),
    },
    resolve: { alias: { '\0vite/preload-helper.js': `${SOURCE}browser/preload.ts` } },
    build: {
      // Nesting and ranges are written out for the oldest browsers we serve (decision 0004).
      cssTarget: ['chrome109', 'firefox115', 'safari15.4', 'ios15.4'],
      // The policy forbids inline scripts, so no script may be small enough to be inlined. A small mark costs less than its request.
      assetsInlineLimit: (file, { length }) => length < 1024 && /\bbrand.mark\.svg$/.test(file),
      // A page names fifty pictures; five characters beside the name tell versions apart.
      rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:5][extname]' } },
    },
  },
  devToolbar: { enabled: false },
});
