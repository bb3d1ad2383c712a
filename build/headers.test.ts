import { expect, test } from 'vitest';
import { commentsFramePath } from '../src/content/site.ts';
import { baseHeaders } from '../src/model/security-headers.ts';
import { headersFile, vercelRoutes } from './headers.ts';

const POLICY = "default-src 'none'";
const COMMENTS = {
  'content-security-policy': "default-src 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

/** Names and values of all rules of a `_headers` file that match a path: `*` is anything, `:name` one segment. */
function matching(file: string, path: string): [name: string, value: string][] {
  return file.split(/\n(?=\/)/).flatMap((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const source = pattern.replace('*', '.*').replace(/:\w+/g, '[^/]+');
    if (!new RegExp(`^${source}$`).test(path)) return [];
    return lines.map((line): [string, string] => {
      const [name = '', value = ''] = line.trim().split(/: (.*)/);
      return [name.toLowerCase(), value];
    });
  });
}

const PATHS = [
  '/',
  '/about',
  '/services/seo',
  '/insights/blog/a',
  '/_astro/a.js',
  commentsFramePath,
];

// Cloudflare joins the values of two rules with a comma, Netlify lets the later win.
test.each(
  PATHS.flatMap((path) => [
    [path, 'without', undefined] as const,
    [path, 'with', COMMENTS] as const,
  ]),
)('%s gets every header once, %s comments', (path, _, comments) => {
  const headers = matching(headersFile(baseHeaders(), POLICY, comments), path);
  const names = headers.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  const isFrame = comments !== undefined && path === commentsFramePath;
  const isInsight = comments !== undefined && path.startsWith('/insights/');
  expect(Object.fromEntries(headers)).toEqual({
    ...baseHeaders(),
    'content-security-policy': POLICY,
    ...(isFrame && COMMENTS),
    ...(isInsight && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    ...(path.startsWith('/_astro/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
  });
});

test('Vercel gives static pages their headers and the nearest 404 page, and leaves pages on request alone', () => {
  const rules: [string, Record<string, string>][] = [['^(?!/_astro/)/', { policy: POLICY }]];
  const own = [{ handle: 'filesystem' }, { src: '^/f/contact$' }, { src: '^/.*$', status: 404 }];
  const routes = vercelRoutes(own, rules, ['services']) as { src?: string; dest?: string }[];
  const [headers] = routes;
  const matches = (path: string) => new RegExp(headers?.src ?? '').test(path);
  const paths = [
    '/',
    '/about',
    '/footer',
    '/f/contact',
    '/nb/f/contact',
    '/booking',
    '/_astro/a.js',
  ];
  expect(paths.filter(matches)).toEqual(['/', '/about', '/footer']);
  expect(routes.map(({ src, dest }) => dest ?? src).slice(-3)).toEqual([
    '^/f/contact$',
    '/services/404/index.html',
    '^/.*$',
  ]);
});
