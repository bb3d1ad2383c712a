import { expect, type Page, test } from '@playwright/test';
import { priceOf, priceText } from '../../../src/content/prices.ts';
import {
  accept,
  dialog,
  fill,
  holdThanks,
  open,
  service,
  submit,
  typed,
} from '../../support/contact-page.ts';
import { records, yaml } from '../../support/content.ts';
import { axeFindings, watch } from '../../support/site.ts';

type Words = Record<'stamp' | 'keep' | 'file', string>;
const { stamp, keep, file } = yaml<Words>('../demo/contact/ticket-words.yaml');
/** Two services with a one-off price. */
const chosen = records<{
  title: string;
  name: string;
  glance: { price: string; duration: string };
}>('services')
  .filter(({ glance }) => !priceOf(glance.price).per)
  .slice(0, 2);
const slugs = chosen.map(({ title }) => title).sort();
const ticket = (page: Page) => page.locator('output[aria-atomic="false"]');
const lines = (page: Page) => ticket(page).locator('[data-line]');
const box = (page: Page, slug = '') => page.locator(`[data-interest="${slug}"]`);
const held = (page: Page, slug = '') =>
  page.locator(`#content [data-scene] [data-chosen="${slug}"]`);

test('ticket and plate hold each ticked service, and keep what was sent', async ({ page }) => {
  const faults = watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await service(page, accept);
  await holdThanks(page);
  await open(page);
  expect(chosen).toHaveLength(2);
  // By keyboard: a click misses elements that move while the page loads.
  for (const slug of slugs) {
    await expect(held(page, slug)).toBeHidden();
    await box(page, slug).press('Space');
    await expect(held(page, slug)).toBeVisible();
  }
  await expect(lines(page)).toHaveCount(2);
  for (const { title, name, glance } of chosen) {
    const line = ticket(page).locator(`[data-line="${title}"]`);
    await expect(line).toContainText(name);
    await expect(line).toContainText(`${priceText(glance.price)} · ${glance.duration}`);
  }
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('#interests + div').locator(lines(page))).toHaveCount(2);
  await fill(page, { ...typed, name: ` ${typed.name}` });
  await submit(page).click();
  await expect(dialog(page).locator('[data-chosen]:visible')).toHaveCount(2);
  await expect(dialog(page).locator('[aria-hidden] b + span > svg')).toHaveCount(1);
  expect(await axeFindings(page, { within: '#thanks' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(ticket(page)).toContainText(stamp);
  await expect(ticket(page).locator('b + span > svg')).toHaveCount(1);
  await expect(ticket(page)).toContainText('Ada');
  await expect(box(page, slugs[1])).not.toBeChecked();
  // Phones have no room for the plate.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(held(page, slugs[1])).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: keep }).click();
  expect((await download).suggestedFilename()).toBe(file);
  await box(page, slugs[0]).press('Space');
  await expect(lines(page)).toHaveCount(1);
  await expect(ticket(page)).not.toContainText(stamp);
  expect(faults).toEqual([]);
});
