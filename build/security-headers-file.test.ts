import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from '../inbox/site/headers-file.ts';
import { CLOUDFLARE, STATIC_HOSTS } from '../tests/static-hosts.ts';
import { headersFile } from './security-headers-file.ts';
import { commentsPolicy, contentSecurityPolicy } from './security-headers-policy.ts';

const frame = '/comments-frame/of/one/piece/by/itself';
const strict = contentSecurityPolicy([], []);
const relaxed = commentsPolicy('the-site');
const plain = headersFile(strict);
const withComments = headersFile(strict, { path: frame, policy: relaxed });

/** One path of each depth, files among them, known and unknown. */
const PATHS = [
  '/',
  '/about',
  '/nope',
  '/robots.txt',
  '/_astro/page.css',
  '/services/seo',
  '/.well-known/security.txt',
  '/insights/blog/a-piece',
  '/share/insights/blog/a-piece.jpg',
  '/no/such/page/any/where',
];

test.each([
  ['without comments', plain, PATHS],
  ['with comments', withComments, [...PATHS, frame]],
])('%s every host gives the headers that our server gives', (_, file, paths) => {
  const rules = parseHeadersFile(file);
  for (const path of paths)
    for (const [name, host] of Object.entries(STATIC_HOSTS))
      expect(host(file, path), `${path} on ${name}`).toEqual(headersFor(rules, path));
});

test('every path has one policy, the comments page its own', () => {
  for (const path of PATHS) {
    expect(headersFor(parseHeadersFile(plain), path)['content-security-policy']).toBe(strict);
    const answer = headersFor(parseHeadersFile(withComments), path);
    expect(answer, path).toMatchObject({
      'content-security-policy': strict,
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': path.startsWith('/insights/')
        ? 'same-origin-allow-popups'
        : 'same-origin',
    });
  }
  expect(headersFor(parseHeadersFile(withComments), frame)).toMatchObject({
    'content-security-policy': relaxed,
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
  });
});

test('keeps within what Cloudflare reads', () => {
  for (const file of [plain, withComments]) {
    const lines = file.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(
      CLOUDFLARE.rules,
    );
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(CLOUDFLARE.lineLength);
  }
});

test('the models tell hosts apart where a file leaves it to them', () => {
  const overlapping = `/*\n  X-A: 1\n  X-B: 1\n/a\n  ! X-A\n  X-A: 2\n  X-B: 2\n`;
  const answers = Object.values(STATIC_HOSTS).map((host) => host(overlapping, '/a'));
  expect(answers).toEqual([
    { 'x-a': '2', 'x-b': '1, 2' },
    { 'x-a': '2', 'x-b': '2' },
    { 'x-a': '1, 2', 'x-b': '1, 2' },
  ]);
  const optional = Object.values(STATIC_HOSTS).map((host) => host('/a/*\n  X: 1\n', '/a'));
  expect(optional).toEqual([{}, { x: '1' }, { x: '1' }]);
  const long = `/*\n  X-A: ${'a'.repeat(2000)}\n  X-B: 1\n`;
  expect(Object.keys(STATIC_HOSTS['Cloudflare Pages']?.(long, '/') ?? {})).toEqual(['x-b']);
});
