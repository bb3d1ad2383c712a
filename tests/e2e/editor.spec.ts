import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { features } from '../../src/content/features.ts';
import type { Service } from '../../src/content/schema/service.ts';
import { scratchCopy } from '../adoption/scratch.ts';
import { records, yaml } from '../content.ts';
import { pages, site } from '../copy.ts';

/** What is edited, in a copy of the project, and built there: the repository stays as it is. */
let folder = '';
let server: ChildProcess | undefined;
let address = '';

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
/** A built page of the copy. */
const built = (path: string) => read(`dist${path}.html`);

test.describe.configure({ mode: 'serial' });
// Forms are long and draw what is on the screen.
test.use({ viewport: { width: 1280, height: 6000 }, actionTimeout: 45_000 });
// Each save checks all content in a process of its own.
test.setTimeout(180_000);

test.beforeAll(async () => {
  folder = scratchCopy();
  server = spawn(process.execPath, ['tools/edit.ts', '--alone', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!server.stdout) throw new Error('the editor says nothing');
  for await (const line of createInterface(server.stdout)) {
    address = /http:\S+/.exec(line)?.[0] ?? '';
    if (address) break;
  }
});

test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A field of the open form by its place, such as hero.title. */
const field = (page: Page, place: string) => page.locator(`[data-key-path="${place}"]`).first();
const textOf = (page: Page, place: string) => field(page, place).getByRole('textbox').first();

async function open(page: Page, form: string, lastField: string): Promise<void> {
  await page.goto(`${address}#/collections/${form}`);
  await expect(field(page, lastField)).toBeVisible({ timeout: 60_000 });
}
const expand = (page: Page, place: string) =>
  field(page, place).getByRole('button', { name: 'Expand' }).first().click();

/** Saves the form; the answers of the server to what was written. */
async function save(page: Page, file: string): Promise<number> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith(encodeURI(file)),
    { timeout: 120_000 },
  );
  await page.getByRole('button', { name: 'Save' }).click();
  return (await answer).status();
}

const HEADLINE = 'A headline: written in the browser';
const about = 'src/content/pages/about.yaml';

test('a page’s headline: a mistake is told in the words of the build, then one line of the file changes', async ({
  page,
}) => {
  const before = read(about);
  await open(page, 'pages/entries/about', 'callToAction');
  await expand(page, 'hero');
  await textOf(page, 'hero.title').fill('A headline with {nothing}');
  expect(await save(page, about)).toBe(422);
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
    `${about}: hero.title: has {nothing}, which nothing is put into`,
  );
  expect(read(about)).toBe(before);
  await page.getByRole('button', { name: 'OK' }).click();
  await textOf(page, 'hero.title').fill(HEADLINE);
  expect(await save(page, about)).toBe(204);
  const after = read(about).split('\n');
  const changed = before.split('\n').filter((line) => !after.includes(line));
  expect(changed).toHaveLength(1);
  expect(read(about)).toContain(HEADLINE);
});

interface Prices {
  prices: { id: string; from?: number; to?: number }[];
}
const { prices } = yaml<Prices>('prices.yaml');
const service = records<Service>('services').find(({ glance }) => glance?.price);
const priced = prices.findIndex(({ id }) => id === service?.glance?.price);
const [end, amount] =
  prices[priced]?.to === undefined
    ? (['from', (prices[priced]?.from ?? 0) + 13] as const)
    : (['to', prices[priced].to + 13] as const);

test('a service’s price', async ({ page }) => {
  test.skip(!service, 'no service names a price');
  await open(page, 'site/entries/prices', 'prices');
  await field(page, 'prices').locator(`button[aria-controls$="-item-${priced}-body"]`).click();
  await field(page, `prices.${priced}.${end}`).locator('input').first().fill(String(amount));
  expect(await save(page, 'src/content/prices.yaml')).toBe(204);
  expect(read('src/content/prices.yaml')).toContain(`${end}: ${amount}`);
});

const TITLE = 'Who edits this site?';
const SLUG = 'who-edits-this-site';
const article = `src/content/insights/article/${SLUG}.md`;
const ALT = 'A desk by a window, seen from above';

test('an article with a photograph', async ({ page }) => {
  test.skip(!features.insights, 'the site has no insights');
  await open(page, 'articles/new', 'body');
  await textOf(page, 'title').fill(TITLE);
  await textOf(page, 'meta_description').fill(
    'Whoever writes it: an article that was published in the browser, without a line of code.',
  );
  await textOf(page, 'category').fill('Editing');
  await field(page, 'sourceCategory').getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await field(page, 'published').locator('input[type="date"]').fill('2025-01-15');
  await field(page, 'cover').getByRole('checkbox').click();
  await field(page, 'cover.src')
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'A Desk.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 1200, height: 800, channels: 3, background: '#7a9' },
      })
        .jpeg()
        .toBuffer(),
    });
  await textOf(page, 'cover.alt').fill(ALT);
  for (const [index, line] of ['Forms follow the schemas.', 'The build shows it.'].entries()) {
    await field(page, 'summary').getByRole('button', { name: /^Add/ }).click();
    await textOf(page, `summary.${index}`).fill(line);
  }
  await textOf(page, 'body').click();
  // The text takes the focus when it has loaded: what was meant for another field would stand in it.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('## What is new\nA text that nobody had to **code**.');
  expect(await save(page, article)).toBe(204);
  expect(read(article)).toContain('## What is new\n\nA text that nobody had to');
  expect(read(article)).toContain('src: ./a-desk.jpg');
});

test('the build shows all of it', async () => {
  test.setTimeout(600_000);
  await promisify(execFile)(process.execPath, ['tests/e2e/build-variant.ts', 'dist'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 24,
  });
  expect(built(pages.about.path)).toContain(HEADLINE);
  if (service)
    expect(built(service.path)).toContain(new Intl.NumberFormat(site.language).format(amount));
  if (features.insights) {
    expect(built(`/insights/article/${SLUG}`)).toContain(TITLE);
    expect(built(`/insights/article/${SLUG}`)).toMatch(new RegExp(`<img[^>]*alt="${ALT}"`));
  }
});
