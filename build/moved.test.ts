import { expect, it } from 'vitest';
import { validate } from '../src/content/issues.ts';
import { parseMoved } from '../src/content/moved.ts';
import { movedSchema } from '../src/content/schema/moved.ts';
import { basePath } from '../src/content/site.ts';
import { vercelRoutes } from './headers.ts';
import {
  aboveLimits,
  addressesOf,
  movedIssues,
  notFoundRules,
  redirectsFile,
  rulesForServers,
} from './moved.ts';

const names = ['index.html', 'about.html', 'insights/blog/a.html', 'rss.xml', 'files/ü.pdf'];
const addresses = addressesOf(names);
/** Addresses of a WordPress site, with its owner's additions. */
const FILE = {
  '/2023/05/hello-world/': '/insights/blog/a',
  '/feed/': '/rss.xml',
  '/About': '/about#team',
  '/index.php': '/',
  '/wp-content/uploads/ü.pdf': '/files/ü.pdf',
  '/?p=12': '/about',
  '/tag/*': 'https://archive.example/',
};
const find = (path: string) => (path === '/about' ? { ids: new Set(['team']) } : undefined);
const rules = Object.entries(FILE).map(parseMoved);

it('the addresses of a WordPress site are accepted', () => {
  expect(validate('', movedSchema, { ...FILE, '/?s=c%23&u=..': '/about' }).issues).toBeUndefined();
  expect(movedIssues(FILE, addresses, find)).toEqual([]);
});

it.each<[message: string, file: Record<string, string>]>([
  ['old: must be a path such as', { old: '/about' }],
  ['/a*: must be a path such as', { '/a*': '/about' }],
  ...['/a%3Futm=1', '/a%23b/*', '/%2A', '/a/../../b', '/%2e%2E%2fb'].map(
    (old): [string, Record<string, string>] => [
      `${old}: has %3F, %23, %2A or`,
      { [old]: '/about' },
    ],
  ),
  ['/a: leads to "about"; write a path', { '/a': 'about' }],
  ['/a/: follows a line that covers it', { '/a': '/about', '/a/': '/' }],
  ['/a/b: follows a line that covers it', { '/a/*': '/about', '/a/b': '/' }],
  [
    '/a: leads to /b, which is an old address itself; write the final',
    { '/a': '/b', '/b': '/about' },
  ],
  ['/a/*: leads to /a/b, which is an old address', { '/a/*': '/a/b' }],
  ['/about: would hide /about', { '/about': '/' }],
  ['/insights/*: would hide /insights/blog/a', { '/insights/*': '/' }],
  ['/tasks/*: would hide /tasks', { '/tasks/*': '/' }],
  ['/health/a: would hide /health', { '/health/a': '/about' }],
  ['/f/contact?a=b: would hide /f, an address', { '/f/contact?a=b': '/about' }],
  ['/a: leads to /about#x: the page has no element with id "x"', { '/a': '/about#x' }],
  ['/a: leads to /nothing: no page or file has this path; correct it', { '/a': '/nothing' }],
])('an editor is told: %s', (message, file) => {
  const issues = validate('', movedSchema, file).issues ?? movedIssues(file, addresses, find);
  expect(issues.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    expect.stringContaining(message),
  ]);
});

it('Netlify and Cloudflare get a line for each address with and without its last slash', () => {
  const lines = redirectsFile(rules, '/site', 'netlify').split('\n');
  for (const line of [
    '/site/feed /rss.xml 301',
    '/site/feed/ /rss.xml 301',
    '/site/wp-content/uploads/%C3%BC.pdf /files/%C3%BC.pdf 301',
    '/site/ p=12 /about 301!',
    '/site/tag/* https://archive.example/ 301',
  ])
    expect(lines).toContain(line);
  const cloudflare = redirectsFile(rules.toReversed(), '', 'cloudflare');
  expect(cloudflare).not.toContain('p=12');
  expect(cloudflare.trim().split('\n').at(-1)).toMatch(/^\/tag\/\*/);
});

it('an agency is told how many redirects Cloudflare leaves out', () => {
  const many = (count: number, end: string) =>
    redirectsFile(
      Array.from({ length: count }, (_, index) => parseMoved([`/${index}${end}`, '/about'])),
    );
  expect(aboveLimits(many(900, '') + many(100, '/*'))).toEqual([]);
  expect(aboveLimits(many(1_500, ''))).toEqual([expect.stringMatching(/^3000 .* follows 2000;/)]);
  expect(aboveLimits(many(101, '/*'))).toEqual([expect.stringMatching(/^101 redirects with \*/)]);
});

it('Netlify gets a line for each nearest 404 page, the deepest first', () => {
  const pages = ['404.html', 'nl/404.html', 'nl/services/404.html', 'services/web.html'];
  expect(notFoundRules(pages)).toBe(
    '/nl/services/* /nl/services/404.html 404\n/nl/* /nl/404.html 404\n',
  );
});

it('Vercel gets routes that tell capitals and queries apart', () => {
  const routes = vercelRoutes([], [], [], rules) as { src: string; has: object[] }[];
  const found = (path: string) => routes.filter(({ src }) => new RegExp(src).test(basePath + path));
  expect(found('/feed/')).toMatchObject([{ status: 301, headers: { Location: '/rss.xml' } }]);
  expect(found('/tag/a/b')).toHaveLength(1);
  expect(found('/')).toMatchObject([{ has: [{ type: 'query', key: 'p', value: '12' }] }]);
  expect(found('/About')).toMatchObject([{ caseSensitive: true }]);
});

it('a host of files alone gets no page for a query, a folder, or a path that differs by capitals', () => {
  const left = rulesForServers(rules, [...addresses, '/feed']);
  expect(left.map(({ path, query }) => path + query)).toEqual(['/About', 'p=12', '/tag']);
});
