import { parseHeadersFile } from '../inbox/site/headers-file.ts';

interface Route {
  src?: string;
  headers?: Record<string, string>;
  continue?: boolean;
  handle?: 'filesystem' | 'error';
  status?: number;
  dest?: string;
}

/** A path of `_headers` as Vercel's regular expression. */
const expression = (path: string) =>
  `^${path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')}$`;

/**
 * The configuration of Vercel's Build Output API, version 3: the headers of `_headers`, clean addresses, the nearest 404
 * page.
 * @param headers text of `_headers`
 * @param files of the finished site, relative to its folder
 */
export function vercelConfig(headers: string, files: readonly string[]) {
  const pages = files.filter((file) => file.endsWith('.html'));
  const missing = pages
    .filter((file) => /(?:^|\/)404\.html$/.test(file))
    // Deeper folders first: the nearest page wins.
    .sort((a, b) => b.split('/').length - a.split('/').length)
    .map((file): Route => {
      const folder = `/${file.slice(0, -'404.html'.length)}`;
      return { src: `^${folder}.*$`, dest: `/${file.slice(0, -'.html'.length)}`, status: 404 };
    });
  const routes: Route[] = [
    ...parseHeadersFile(headers).map(
      ({ path, set }): Route => ({
        src: expression(path),
        headers: Object.fromEntries(set),
        continue: true,
      }),
    ),
    { handle: 'filesystem' },
    { handle: 'error' },
    ...missing,
  ];
  const named = pages.filter((file) => !/(?:^|\/)index\.html$/.test(file));
  const overrides = Object.fromEntries(
    named.map((file) => [file, { path: file.slice(0, -'.html'.length) }]),
  );
  return { version: 3, routes, overrides } as const;
}
