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

/** Returns the paths in the built sitemap, in order, without the base path. @throws if there are none */
function readPaths(): string[] {
  if (!existsSync(SITEMAP)) throw new Error(`There is no ${SITEMAP}; run npm run build.`);
  const entries = readFileSync(SITEMAP, 'utf8').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g);
  const paths = [...entries].map(([, path = '/']) => withoutBase(basePath, path) ?? path);
  if (paths.length === 0) throw new Error(`${SITEMAP} lists no page.`);
  return paths;
}

export const listedPaths = readPaths();

/** Listed pages that the server renders on request; they have no file. */
export const pathsOnRequest = features.estimator ? [pages.estimator.path] : [];

/** Listed pages with a file. */
export const builtPaths = listedPaths.filter((path) => !pathsOnRequest.includes(path));

export const policyPaths = names('policies', '.md').map(
  (file) => derivedFields.policies(basename(file, '.md')).path,
);

/** Pages of one folder are one kind. Pages directly below the root are each a kind, except policies. */
const kindOf = (path: string) =>
  policyPaths.includes(path) ? 'policy' : path.replace(/(?<=.)\/[^/]*$/, '/');

const kinds = [...Map.groupBy(listedPaths, kindOf).values()];

/** One page of each kind, for tests too slow to run on every page. */
export const pageKinds = kinds.flatMap(([path]) => path ?? []);

const size = (path: string) =>
  statSync(join(CLIENT, path === '/' ? 'index.html' : `${path}.html`)).size;
const longestOf = (paths: readonly string[]) =>
  paths.toSorted((a, b) => size(b) - size(a)).slice(0, 1);

/** One page and the longest page of each kind, if they have a file. */
export const pageSamples = [...new Set([...pageKinds, ...kinds.flatMap(longestOf)])].filter(
  (path) => builtPaths.includes(path),
);

/** Returns listed pages directly below a folder, such as '/services/'. */
export const pagesBelow = (folder: string) =>
  listedPaths.filter((path) => path.startsWith(folder) && kindOf(path) === folder);
