import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { UserConfig } from 'vite';
import { languages } from '../src/content/language.ts';
import { factsOf } from '../src/content/language-facts.ts';
import { basePath, site } from '../src/content/site.ts';
import { inlineFonts } from '../src/theme/fonts.ts';
import { cascadeLayers } from './cascade-layers.ts';
import { hashedClassNames } from './class-names.ts';
import { clientStyles } from './client-styles.ts';
import { featureSwitches } from './features.ts';
import { holidaysOf } from './holidays.ts';
import { host, leaveOut } from './host.ts';
import { inlineScript } from './inline-script.ts';
import { modulePreload } from './module-preload.ts';
import { inlineFontData } from './subset-fonts.ts';

/** Words that the search ignores in a query, by language tag: a page on request may be in any language of the site. */
const stopWords = Object.fromEntries(
  languages.map(({ tag, code }) => {
    const { words = '', stopWords = '' } = factsOf(code);
    return [tag, `${words} ${stopWords}`];
  }),
);
const ROOT = new URL('..', import.meta.url);
const SOURCE = fileURLToPath(new URL('src/', ROOT));

const settings = async (isBuild: boolean): Promise<UserConfig> => ({
  plugins: [
    featureSwitches(),
    inlineScript({
      plugins: [featureSwitches()],
      define: {
        'import.meta.env.INLINE_FONTS': JSON.stringify(await inlineFontData(ROOT, inlineFonts)),
      },
    }),
    clientStyles(),
    modulePreload(),
    ...(host === 'node' ? [] : [leaveOut()]),
  ],
  environments: {
    // The server bundle runs without node_modules; prerendering and development use the installed packages.
    ...(isBuild && {
      ssr: {
        resolve: { noExternal: true, ...(host === 'node' && { external: ['sharp'] }) },
        // Otherwise React checks at run time, and its development version takes three times as long.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      },
    }),
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every island needs all of these: six files would be six requests.
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
    // Gives the server the days alone, not the package with all countries.
    'import.meta.env.HOLIDAYS': JSON.stringify(holidaysOf(site.booking.holidays)),
    'import.meta.env.IS_SERVERLESS': String(host !== 'node'),
    'import.meta.env.STOP_WORDS': JSON.stringify(stopWords),
    // Not BASE_URL: an environment variable of this name would replace it.
    'import.meta.env.BASE_PATH': JSON.stringify(basePath),
  },
  css: {
    postcss: { plugins: [cascadeLayers(SOURCE)] },
    ...(isBuild && {
      modules: { generateScopedName: hashedClassNames(SOURCE) },
      // Keeps Features.LightDark: a compiled token would not follow the nearest `color-scheme`.
      lightningcss: { exclude: 1 << 20 },
    }),
  },
  build: {
    // Nesting and ranges are compiled for the oldest browsers we support (decision 0001).
    cssTarget: ['chrome109', 'firefox115', 'safari15.4', 'ios15.4'],
    // The policy forbids inline scripts, so no script may be small enough to be inlined. A small mark costs less than its request.
    assetsInlineLimit: (file, { length }) => length < 1024 && /\bbrand.mark\.svg$/.test(file),
    // A page names fifty pictures; five characters are enough to tell versions apart.
    rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:5][extname]' } },
  },
});

export const viteSettings = (): AstroIntegration => ({
  name: 'vite-settings',
  hooks: {
    'astro:config:setup': async ({ command, updateConfig }) => {
      updateConfig({ vite: await settings(command === 'build') });
    },
  },
});
