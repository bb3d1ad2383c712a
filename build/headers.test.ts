import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { features } from '../src/content/features.ts';
import { commentsFramePath, editorPath } from '../src/content/site.ts';
import { baseHeaders } from '../src/model/security-headers.ts';
import { headersFile, vercelRoutes } from './headers.ts';

const POLICY = "default-src 'none'";
const COMMENTS = {
  'content-security-policy': "default-src 'self'",
  'x-frame-options': 'SAMEORIGIN',
};
const EDITOR = { 'content-security-policy': "script-src 'self'" };
const OWN: [string, Record<string, string>][] = [
  [commentsFramePath, COMMENTS],
  [editorPath, EDITOR],
];

/** Names and values of all rules of a `_headers` file that match a path: `*` is anything, `:name` one segment, `!` removes. */
function matching(file: string, path: string): [name: string, value: string][] {
  const lines = file.split(/\n(?=\/)/).flatMap((rule) => {
    const [pattern = '', ...own] = rule.trim().split('\n');
    const source = pattern.replace('*', '.*').replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${source}$`).test(path) ? own : [];
  });
  return lines.flatMap((line, index): [string, string][] => {
    const [name = '', value = ''] = line.trim().split(/: (.*)/);
    const isTaken = line.includes('!') || lines.indexOf(`  ! ${name}`) > index;
    return isTaken ? [] : [[name.toLowerCase(), value]];
  });
}

const PATHS = [
  '/',
  '/about',
  '/services/seo',
  '/insights/blog/a',
  '/_astro/a.js',
  '/_astro/a.avif',
  '/share/about.jpg',
  '/logo.png',
  commentsFramePath,
  editorPath,
];

// Cloudflare joins the values of two rules with a comma, Netlify takes the later one.
test.each(PATHS.flatMap((path) => [[path, 'without', []] as const, [path, 'with', OWN] as const]))(
  '%s gets every header once, %s comments and editor',
  (path, _, own) => {
    const headers = matching(headersFile(baseHeaders(), POLICY, own, true), path);
    const names = headers.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    const isInsight = own.length > 0 && path.startsWith('/insights/');
    expect(Object.fromEntries(headers)).toEqual({
      ...baseHeaders(),
      'content-security-policy': POLICY,
      ...Object.fromEntries(own)[path],
      ...(isInsight && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
      ...(/\.(?:avif|jpg|png)$/.test(path) && { 'cross-origin-resource-policy': 'cross-origin' }),
      ...(path.startsWith('/_astro/') && {
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    });
  },
);

test('Vercel gives static pages their headers and the nearest 404 page, and leaves pages on request alone', () => {
  const rules: [string, Record<string, string>][] = [['^(?!/_astro/)/', { policy: POLICY }]];
  const own = [{ handle: 'filesystem' }, { src: '^/f/contact$' }, { src: '^/.*$', status: 404 }];
  const routes = vercelRoutes(own, rules, ['nb', 'nb/services']) as {
    src?: string;
    dest?: string;
  }[];
  const [headers] = routes;
  const matches = (path: string) => new RegExp(headers?.src ?? '').test(path);
  const paths = [
    '/',
    '/about',
    '/footer',
    '/f/contact',
    '/nb/f/contact',
    '/booking',
    '/estimate',
    '/_astro/a.js',
  ];
  expect(paths.filter(matches)).toEqual(['/', '/about', '/footer']);
  expect(routes.map(({ src, dest }) => dest ?? src).slice(-4)).toEqual([
    '^/f/contact$',
    '/nb/services/404/index.html',
    '/nb/404/index.html',
    '^/.*$',
  ]);
});

test('where comments are set up, their page alone is relaxed', async ({ skip }) => {
  skip(!features.comments, 'This site has no comments.');
  const folder = mkdtempSync(join(tmpdir(), 'headers-'));
  for (const name of ['client', 'server']) mkdirSync(join(folder, name));
  vi.stubEnv('COMMENTS_SHORT_NAME', 'stand-in');
  vi.stubEnv('ADAPTER', 'node');
  vi.resetModules();
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const { securityHeaders } = await import('./headers.ts');
  const { 'astro:build:done': write } = securityHeaders().hooks;
  const logger = { info: () => {} };
  await write?.({ dir: pathToFileURL(`${folder}/client/`), logger } as never);
  const file = readFileSync(join(folder, 'client/_headers'), 'utf8');
  const headers = (path: string) => Object.fromEntries(matching(file, path));
  const { 'content-security-policy': relaxed, ...more } = headers(commentsFramePath);
  expect(relaxed).toMatch(/script-src 'self' https:..stand-in.disqus.com .*ancestors 'self'/);
  expect(more['x-frame-options']).toBe('SAMEORIGIN');
  const { 'content-security-policy': strict } = headers('/insights/blog/a');
  expect(strict).toMatch(/frame-src (?:\S+ )*'self'/);
  expect(strict).not.toMatch(/disqus|unsafe/);
});
