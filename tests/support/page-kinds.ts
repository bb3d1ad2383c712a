import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { derivedFields } from '../../src/content/derived-fields.ts';
import { features } from '../../src/content/features.ts';
import { pages } from '../../src/content/pages.ts';
import { basePath } from '../../src/content/site.ts';
import { withoutBase } from '../../src/lib/site-path.ts';
import { names } from './content.ts';

const CLIENT = join(import.meta.dirname, '../../dist/client');
const SITEMAP = join(CLIENT, 'sitemap.xml');

/** Paths in the sitemap of the built site, from the site's own root, in its order. @throws where there is none, so that no test passes for want of pages */
function readPaths(): string[] {
  if (!existsSync(SITEMAP)) throw new Error(`There is no ${SITEMAP}; run npm run build.`);
  const entries = readFileSync(SITEMAP, 'utf8').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g);
  const paths = [...entries].map(([, path = '/']) => withoutBase(basePath, path) ?? path);
  if (paths.length === 0) throw new Error(`${SITEMAP} lists no page.`);
  return paths;
}

/** Paths of every page that the built site lists. */
export const listedPaths = readPaths();

/** Listed pages that the server makes on request: they have no file. */
export const pathsOnRequest = features.estimator ? [pages.estimator.path] : [];

/** Listed pages with a file. */
export const builtPaths = listedPaths.filter((path) => !pathsOnRequest.includes(path));

/** Paths of the policies. */
export const policyPaths = names('policies', '.md').map(
  (file) => derivedFields.policies(basename(file, '.md')).path,
);

/** Pages of one folder are of one kind; a page directly below the root is one by itself, but for the policies. */
const kindOf = (path: string) =>
  policyPaths.includes(path) ? 'policy' : path.replace(/(?<=.)\/[^/]*$/, '/');

const kinds = [...Map.groupBy(listedPaths, kindOf).values()];

/** One page of each kind, for what takes too long to try on every page. A kind without pages is left out. */
export const pageKinds = kinds.flatMap(([path]) => path ?? []);

const size = (path: string) =>
  statSync(join(CLIENT, path === '/' ? 'index.html' : `${path}.html`)).size;
const longestOf = (paths: readonly string[]) =>
  paths.toSorted((a, b) => size(b) - size(a)).slice(0, 1);

/** Of these the ones with a file, and the longest page of each kind. */
export const pageSamples = [...new Set([...pageKinds, ...kinds.flatMap(longestOf)])].filter(
  (path) => builtPaths.includes(path),
);

/** Listed pages directly below a folder, such as '/services/'. */
export const pagesBelow = (folder: string) =>
  listedPaths.filter((path) => path.startsWith(folder) && kindOf(path) === folder);
