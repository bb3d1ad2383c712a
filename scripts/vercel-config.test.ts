import { expect, test } from 'vitest';
import { vercelConfig } from './vercel-config.ts';

const FILES = ['index.html', '404.html', 'about.html', 'services/404.html', 'robots.txt'];

test('gives clean addresses, headers, and the nearest 404 page', () => {
  const { routes, overrides } = vercelConfig('/*\n  X-A: 1\n/:one\n  X-B: 2\n', FILES);
  expect(overrides).toEqual({
    '404.html': { path: '404' },
    'about.html': { path: 'about' },
    'services/404.html': { path: 'services/404' },
  });
  expect(routes).toEqual([
    { src: '^/.*$', headers: { 'x-a': '1' }, continue: true },
    { src: '^/[^/]+$', headers: { 'x-b': '2' }, continue: true },
    { handle: 'filesystem' },
    { handle: 'error' },
    { src: '^/services/.*$', dest: '/services/404', status: 404 },
    { src: '^/.*$', dest: '/404', status: 404 },
  ]);
});
