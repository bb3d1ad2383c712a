import { readdirSync, readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from '../../inbox/site/headers-file.ts';
import { staticSite } from '../../inbox/site/static-files.ts';
import { testService } from '../inbox/service.ts';
import { CLOUDFLARE, STATIC_HOSTS } from '../static-hosts.ts';
import { html, paths } from './built-site.ts';
import { type Answer, observatory } from './observatory.ts';

/** From docs/decisions/0005: 100, and 40 of the bonuses. */
const LEAST = 140;

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const file = readFileSync(`${dist}_headers`, 'utf8');
const rules = parseHeadersFile(file);
/** One of each thing that is not a page, known and unknown. */
const others = ['/robots.txt', '/_astro/x.css', '/nope', '/services/no'];

let origin = '';
beforeAll(async () => {
  const site = staticSite(await realpath(dist));
  const service = await testService({ site, shared: true });
  origin = service.origin;
  return service.stop;
});

async function fromOurServer(path: string): Promise<Answer> {
  const answer = await fetch(origin + path);
  return { headers: Object.fromEntries(answer.headers), html: await answer.text() };
}

test('our server: the score, and where it comes from', async () => {
  const { score, findings } = observatory(await fromOurServer('/'));
  const lines = findings.map(
    ({ test: name, outcome, points }) =>
      `${String(points).padStart(4)}  ${name.padEnd(30)} ${outcome}`,
  );
  console.log(`MDN HTTP Observatory rules, home page: ${score}\n 100\n${lines.join('\n')}`);
  expect(score).toBeGreaterThanOrEqual(LEAST);
});

test('our server: every page reaches the score', async () => {
  const short: string[] = [];
  for (const path of [...paths, '/nope', '/services/nope']) {
    const { score } = observatory(await fromOurServer(path));
    if (score < LEAST) short.push(`${path} ${score}`);
  }
  expect(short).toEqual([]);
});

describe.each(Object.entries(STATIC_HOSTS))('%s', (_, host) => {
  test('every page reaches the score', () => {
    const short = paths
      .map((path) => observatory({ headers: host(file, path), html: html(path) }))
      .filter(({ score }) => score < LEAST);
    expect(short).toEqual([]);
  });
  test('gives every address the headers that our server gives', () => {
    for (const path of [...paths, ...others])
      expect(host(file, path), path).toEqual(headersFor(rules, path));
  });
});

test('dist/_headers keeps within what Cloudflare reads', () => {
  const lines = file.split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(CLOUDFLARE.rules);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(CLOUDFLARE.lineLength);
});

test('every 404 page below the top is named in netlify.toml', () => {
  const folders = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('/404.html'))
    .map((name) => name.slice(0, -'/404.html'.length));
  const toml = readFileSync('netlify.toml', 'utf8');
  const rules = toml.matchAll(/^from = "(.*)"\nto = "(.*)"\nstatus = (\d+)$/gm);
  const named = [...rules].map(([, from, to, status]) => `${from} ${to} ${status}`);
  expect(folders.length).toBeGreaterThan(0);
  // A feature that is switched off may leave a name behind.
  expect(named).toEqual(
    expect.arrayContaining(folders.map((folder) => `/${folder}/* /${folder}/404.html 404`)),
  );
});

describe('the rules themselves', () => {
  const good = {
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const page = '<script src="/a.js"></script>';
  const csp = 'content-security-policy';
  test.each<[string, Partial<Record<string, string>>, string, number]>([
    ['as shipped', {}, page, 140],
    ['with checked scripts', {}, '<script src="/a.js" integrity="sha384-x"></script>', 145],
    ['a script of somebody else', {}, '<script src="https://x.example/a.js"></script>', 135],
    ['no policy: no bonus either', { [csp]: undefined }, page, 55],
    ['inline script', { [csp]: "default-src 'none'; script-src 'unsafe-inline'" }, page, 60],
    [
      'inline beside a hash',
      { [csp]: `${good[csp]}; style-src 'sha256-x' 'unsafe-inline'` },
      page,
      140,
    ],
    ['inline styles', { [csp]: `${good[csp]}; style-src 'unsafe-inline'` }, page, 130],
    ['a directive twice', { [csp]: `${good[csp]}; script-src 'self'` }, page, 75],
    ['two policies', { [csp]: `${good[csp]}, ${good[csp]}` }, page, 75],
    ['no transport security', { 'strict-transport-security': undefined }, page, 80],
    [
      'half a year is too short by a day',
      { 'strict-transport-security': 'max-age=15465600' },
      page,
      130,
    ],
    ['type sniffing', { 'x-content-type-options': undefined }, page, 135],
    ['no opener policy', { 'cross-origin-opener-policy': undefined }, page, 130],
    [
      'two opener policies',
      { 'cross-origin-opener-policy': 'same-origin, same-origin' },
      page,
      125,
    ],
    ['framed by anybody', { [csp]: "default-src 'none'" }, page, 80],
  ])('%s', (_, change, content, score) => {
    const headers = Object.fromEntries(
      Object.entries({ ...good, ...change }).filter((entry) => entry[1] !== undefined),
    ) as Answer['headers'];
    expect(observatory({ headers, html: content }).score).toBe(score);
  });
});
