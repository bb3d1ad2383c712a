import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../../src/content/features.ts';
import { pages } from '../copy.ts';
import { accented } from '../languages/pseudo-language.ts';
import { build, remove, scratchSite } from '../languages/scratch-site.ts';
import { findChromium } from '../machine/chromium.ts';
import { GOOD, post, type Server, startServer } from '../server/server.ts';

const HOST = 'https://agency.example';
const BASE = '/studio';
const LANGUAGE = { tag: 'nb-NO', code: 'nb' };
const OWN = `${BASE}/${LANGUAGE.code}`;
/** Without them the site has half as many pages, of the same kinds as far as links go. */
const LEFT_OUT = /^( {2}(?:insights|industries|procurement)): true$/gm;

let site = '';
let browser: Browser;
let server: Server;
beforeAll(async () => {
  site = scratchSite([LANGUAGE]);
  const file = join(site, 'src/content/site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(LEFT_OUT, '$1: false'));
  build(site, HOST + BASE);
  server = await startServer({ SITE_URL: HOST + BASE }, { dist: join(site, 'dist') });
  browser = await chromium.launch(findChromium());
}, 900_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  remove(site);
});

const read = (file: string) => readFileSync(join(site, 'dist/client', file), 'utf8');
/** The file behind a path of the host: the build writes none of the folders that the base path names. */
const fileOf = (path: string) => `${path.slice(BASE.length + 1) || 'index'}.html`;
const get = (path: string) => fetch(server.host + path, { headers: { accept: 'text/html' } });
/** Paths in a sitemap. */
const listed = (file: string) => {
  const found = [...read(file).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(found.length).toBeGreaterThan(5);
  return found.map((address) => address.replace(HOST, '').replace(/\/$/, ''));
};
/** Links, pictures and forms of a page within the host, but for those that name the language of what they lead to. */
const within = (page: string) =>
  [...page.matchAll(/<(?:a|link|img|source|form|script)\s(?:[^>"]|"[^"]*")*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\shreflang=/i.test(tag))
    .flatMap((tag) => /\s(?:href|src|action)="(\/[^"]*)"/.exec(tag)?.[1] ?? []);

/** Stand once for all languages. */
const SHARED = /^\/studio\/(?:_astro|films|neutral|\.well-known)\/|^\/studio\/[\w-]+\.\w+(?:#|$)/;
const isForeign = (path: string) =>
  !SHARED.test(path) && path !== OWN && !/^\/studio\/nb[/#?]/.test(path);

it('every page stands at its address in both languages, and names the other', () => {
  const paths = listed('sitemap.xml');
  expect(paths.filter((path) => path !== BASE && !path.startsWith(`${BASE}/`))).toEqual([]);
  expect(listed('nb/sitemap.xml')).toEqual(paths.map((path) => path.replace(BASE, OWN)));
  for (const path of paths) {
    const own = path.replace(BASE, OWN);
    const page = read(fileOf(own));
    expect(page, own).toContain(`<link rel="canonical" href="${HOST}${own}"`);
    for (const [tag, target] of [
      ['x-default', path === BASE ? `${BASE}/` : path],
      [LANGUAGE.tag, own],
    ])
      expect(page, own).toContain(`hreflang="${tag}" href="${HOST}${target}"`);
  }
});

it('pages lead to pages of their language below the path', () => {
  const own = listed('nb/sitemap.xml').flatMap((path) => within(read(fileOf(path))));
  expect([...new Set(own.filter(isForeign))]).toEqual([]);
  const originals = listed('sitemap.xml').flatMap((path) => within(read(fileOf(path))));
  const strays = originals.filter(
    (path) => !path.startsWith(`${BASE}/`) || path === OWN || path.startsWith(`${OWN}/`),
  );
  expect([...new Set(strays)]).toEqual([]);
});

it('the form service answers below both', async () => {
  const home = await get(OWN);
  expect([home.status, await home.text()]).toEqual([
    200,
    expect.stringContaining('<html lang="nb-NO"'),
  ]);
  const missing = await get(`${OWN}/no-such-page`);
  expect([missing.status, await missing.text()]).toEqual([
    404,
    expect.stringContaining('<html lang="nb-NO"'),
  ]);
  const send = (fields: Record<string, string>) =>
    post({ site: server.host, host: HOST }, fields, {}, `${OWN}/f/contact`);
  const good = await send(GOOD);
  expect([good.status, good.headers.get('location')]).toEqual([
    303,
    `${HOST}${OWN}/contact#thanks`,
  ]);
  expect(await server.stored()).toHaveLength(1);
  const wrong = await send({ ...GOOD, email: '' });
  expect(wrong.status).toBe(422);
  const page = await wrong.text();
  expect(page).toContain('<html lang="nb-NO"');
  const links = within(page.replaceAll(HOST, ''));
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter(isForeign)).toEqual([]);
});

it('what is switched off or answered on request has no file', () => {
  for (const path of ['insights', 'booking', 'nb/insights', 'nb/booking', 'nb/f/contact'])
    expect(existsSync(join(site, 'dist/client', `${path}.html`)), path).toBe(false);
});

it.skipIf(!features.search)(
  'a visitor searches, reads and writes without leaving the language or the path',
  async () => {
    const page = await browser.newPage();
    const strays: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (answer.status() >= 400 || !pathname.startsWith(`${BASE}/`))
        strays.push(`${answer.status()} ${pathname}`);
    });
    await page.goto(server.host + OWN);
    await page.keyboard.press('Control+k');
    const contact = `${OWN}/contact`;
    await page.getByRole('combobox').fill(accented(pages.contact.name));
    await page.locator(`[role="option"][href="${contact}"]`).click();
    await page.waitForURL(`**${contact}`);
    for (const field of ['name', 'email', 'phone', 'message'] as const)
      await page.locator(`[name="${field}"]`).fill(GOOD[field]);
    await page.close();
    expect(strays).toEqual([]);
    expect(existsSync(join(site, 'dist/client', fileOf(contact)))).toBe(true);
  },
);
