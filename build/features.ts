import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { features, missingFeature } from '../src/content/features.ts';

/**
 * In place of a page whose feature is off: no file, no style, no script. A build writes no file for 204; for 404 it would
 * write the page of that error.
 */
const NO_PAGE = `---
export const getStaticPaths = () => [];
return new Response(null, { status: Astro.isPrerendered ? 204 : 404 });
---
`;
const NO_ENDPOINT = `export const getStaticPaths = () => [];
export const GET = ({ isPrerendered }) => new Response(null, { status: isPrerendered ? 204 : 404 });
`;

/** In place of a page or an endpoint that a build leaves out. */
export const emptyPage = (file: string) => (file.endsWith('.astro') ? NO_PAGE : NO_ENDPOINT);

/**
 * Leaves out what belongs to features that are off (site.yaml): `FEATURES.name` becomes true or false, so that branches
 * which never run fall out of the build with what they import, and pages and endpoints become empty.
 */
export function featureSwitches(): AstroIntegration {
  return {
    name: 'feature-switches',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const pages = fileURLToPath(new URL('pages', config.srcDir));
        const isOff = (file: string) =>
          file.startsWith(`${pages}/`) && missingFeature(file.slice(pages.length)) !== undefined;
        updateConfig({
          vite: {
            define: Object.fromEntries(
              Object.entries(features).map(([name, on]) => [`FEATURES.${name}`, String(on)]),
            ),
            plugins: [
              {
                name: 'feature-switches',
                enforce: 'pre',
                load: (id) => (isOff(id) ? emptyPage(id) : undefined),
              },
            ],
          },
        });
      },
    },
  };
}
