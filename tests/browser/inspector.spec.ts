import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { colophon, pages } from '../support/copy.ts';
import { at, axeFindings, watch } from '../support/site.ts';

test.skip(!features.colophon, 'This site has no page about itself.');

const button = (page: Page) =>
  page.getByRole('button', { name: colophon.inspector.button, exact: true });
const off = (page: Page) => page.getByRole('button', { name: colophon.inspector.off, exact: true });
const label = (page: Page) => page.getByRole('status').filter({ hasText: 'src/' });
/** The file that the label names. */
const file = async (page: Page) => /src\/\S+/.exec((await label(page).textContent()) ?? '')?.[0];

test('a visitor turns the labels on, points at bands, and goes to another page with them', async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto(at(pages.colophon.path));
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  const files: (string | undefined)[] = [];
  for (const part of [page.locator('main h1'), page.locator('body > footer a').first()]) {
    await part.hover();
    await expect.poll(() => file(page)).not.toBe(files.at(-1));
    files.push(await file(page));
  }
  expect(files.filter((one) => !one || !existsSync(one))).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(at('/about'));
  await expect(off(page)).toBeVisible();
  await page.locator('body > header a').first().focus();
  await expect(label(page)).toContainText('src/frame/header/');
  await page.keyboard.press('Escape');
  await expect(off(page)).toHaveCount(0);
  await page.goto(at(pages.colophon.path));
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  expect(faults).toEqual([]);
});

test('another page fetches nothing of it while the labels are off', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(at('/about'), { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => /inspector|components\.json/.test(url))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button that does nothing', async ({ page }) => {
    await page.goto(at(pages.colophon.path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button(page)).toBeHidden();
  });
});
