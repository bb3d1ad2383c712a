import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { type Feature, features, missingFeature } from '../src/content/features.ts';

/** No file, no style, no script. A build writes no file for 204; for 404 it would write the page of that error. */
const NO_PAGE = `---
export const getStaticPaths = () => [];
return new Response(null, { status: Astro.isPrerendered ? 204 : 404 });
---
`;
const NO_ENDPOINT = `export const getStaticPaths = () => [];
export const GET = ({ isPrerendered }) => new Response(null, { status: isPrerendered ? 204 : 404 });
`;

export const emptyPage = (file: string) => (file.endsWith('.astro') ? NO_PAGE : NO_ENDPOINT);

/** Style sheets with the name of a feature are empty while it is off. */
const styleOf = (id: string) => /\/src\/.*\/([a-zA-Z]+)\.css$/.exec(id.split('?')[0] ?? '')?.[1];

/** Vite's ids have slashes on every system. */
const PAGES = normalizePath(fileURLToPath(new URL('../src/pages', import.meta.url)));

const isOff = (file: string) =>
  file.startsWith(`${PAGES}/`) && missingFeature(file.slice(PAGES.length)) !== undefined;

/** `FEATURES.name` becomes true or false, so that dead branches fall out with what they import; pages that are off become empty. */
export const featureSwitches = (): Plugin => ({
  name: 'feature-switches',
  enforce: 'pre',
  config: () => ({
    define: Object.fromEntries(
      Object.entries(features).map(([name, on]) => [`FEATURES.${name}`, String(on)]),
    ),
  }),
  load: (id) => {
    if (isOff(id)) return emptyPage(id);
    return features[styleOf(id) as Feature] === false ? '' : undefined;
  },
});
