import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { type Feature, features, missingFeature } from '../src/content/features.ts';
import { language } from '../src/content/language.ts';

/** Adds no file, style or script. A build writes no file for 204; for 404 it would write an error page. */
const NO_PAGE = `---
export const getStaticPaths = () => [];
return new Response(null, { status: 204 });
---
`;
const NO_ENDPOINT = `export const getStaticPaths = () => [];
export const GET = () => new Response(null, { status: 204 });
`;
/** Replaces each file of a toy that is off, so that import.meta.glob finds it empty. */
const NO_TOY = 'export default undefined;\nexport const initLate = () => undefined;\n';

/** Vite's ids have slashes on every system. */
const SOURCE = normalizePath(fileURLToPath(new URL('../src', import.meta.url)));
const PAGES = `${SOURCE}/pages`;
const TOY = new RegExp(`^${RegExp.escape(SOURCE)}/demo/(?!drawings/)`);
const FEATURES = `${SOURCE}/content/features.ts`;

/** Pages on request; builds of further languages leave them to the default one. */
const ON_REQUEST = /^\/(?:f|booking|estimate|health|tasks)\//;

/** True for a page that is not in the site, or not in this build of it. @param path of its file below src/pages */
export const isLeftOut = (path: string, isBuild: boolean) =>
  missingFeature(path) !== undefined || (isBuild && !language.isDefault && ON_REQUEST.test(path));

/**
 * Replaces imported `features.name` with true or false so that dead branches are removed with their imports, and empties pages that
 * are off. A bundler alone would keep the chunk of an `import()` in a dead branch, and the styles of a component.
 */
export const featureSwitches = (): Plugin => ({
  name: 'feature-switches',
  enforce: 'pre',
  load(id) {
    const isBuild = this.environment.mode === 'build';
    if (id.startsWith(`${PAGES}/`) && isLeftOut(id.slice(PAGES.length), isBuild))
      return id.endsWith('.astro') ? NO_PAGE : NO_ENDPOINT;
    if (!features.toys && TOY.test(id)) return NO_TOY;
    // The browser cannot read site.yaml.
    const isClient = this.environment.name === 'client';
    return isClient && id === FEATURES
      ? `export const features = ${JSON.stringify(features)};`
      : undefined;
  },
  transform: {
    filter: { code: /\/features\.ts['"]/ },
    handler: (code) => ({
      code: code.replaceAll(/(?<![\w.])features\.(\w+)/g, (written, name) =>
        name in features ? String(features[name as Feature]) : written,
      ),
      map: null,
    }),
  },
});
