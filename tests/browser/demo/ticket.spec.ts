import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { priceOf, priceText } from '../../../src/content/prices.ts';
import { site } from '../../../src/content/site.ts';
import {
  accept,
  dialog,
  ENDPOINT,
  fill,
  form,
  holdThanks,
  hydrated,
  open,
  service,
  storageLength,
  submit,
} from '../../support/contact-page.ts';
import { records } from '../../support/content.ts';
import { axeFindings, holdBack, motionEnded, watch } from '../../support/site.ts';
import { describeDemo } from './describe-demo.ts';

describeDemo('kitchen ticket', () => {
  const words = () =>
    parse(readFileSync('src/demo/contact/ticket-words.yaml', 'utf8')) as Record<
      'range' | 'budget' | 'stamp' | 'keep' | 'file',
      string
    >;
  /** Two services that are paid once. */
  const chosen = records<{
    title: string;
    name: string;
    glance: { price: string; duration: string };
  }>('services')
    .filter(({ glance }) => !priceOf(glance.price).per)
    .slice(0, 2);
  const slugs = chosen.map(({ title }) => title).sort();
  /** What they cost together. */
  const sum = () =>
    words().range.replace(/\{(from|to)\}/g, (_, edge: 'from' | 'to') =>
      chosen
        .reduce((all, one) => all + Number(priceOf(one.glance.price)[edge]), 0)
        .toLocaleString(site.language, {
          style: 'currency',
          currency: 'USD',
          currencyDisplay: 'narrowSymbol',
          maximumFractionDigits: 0,
        }),
    );
  const ticket = (page: Page) => page.locator('output[aria-atomic="false"]');
  const lines = (page: Page) => ticket(page).locator('[data-line]');
  const box = (page: Page, slug = '') => page.locator(`[data-interest="${slug}"]`);
  const served = (page: Page) => dialog(page).locator('[data-chosen]:visible');

  async function tick(page: Page) {
    expect(chosen).toHaveLength(2);
    // By key: a click misses what moves while the page still loads.
    for (const slug of slugs) await box(page, slug).press('Space');
    await expect(lines(page)).toHaveCount(2);
  }

  test('the ticket has each ticked service with price and time, is stamped when it was sent, and can be kept', async ({
    page,
  }) => {
    const faults = watch(page);
    await service(page, accept);
    await holdThanks(page);
    await open(page);
    await tick(page);
    for (const { title, name, glance } of chosen) {
      const line = ticket(page).locator(`[data-line="${title}"]`);
      await expect(line).toContainText(name);
      await expect(line).toContainText(`${priceText(glance.price)} · ${glance.duration}`);
    }
    await expect(ticket(page)).toContainText(sum());
    const budget = form(page).locator('[name="budget"]:enabled').last();
    await budget.press('Space');
    await expect(ticket(page)).toContainText(
      words().budget.replace('{budget}', await budget.inputValue()),
    );
    await motionEnded(page);
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await fill(page);
    await submit(page).click();
    await expect(served(page)).toHaveCount(2);
    await motionEnded(page);
    expect(await axeFindings(page, { within: '#thanks' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(ticket(page)).toContainText(words().stamp);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words().keep }).click();
    expect((await download).suggestedFilename()).toBe(words().file);
    await box(page, slugs[0]).press('Space');
    await expect(lines(page)).toHaveCount(1);
    await expect(ticket(page)).not.toContainText(words().stamp);
    expect(faults).toEqual([]);
  });

  test('the ticket has what is ticked in a form that React has rendered anew', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('#email')?.after(document.createElement('div')),
      ),
    );
    const release = await holdBack(page, /hydrate-form/);
    await page.goto('/contact');
    await form(page).locator('#name').focus();
    await tick(page);
    release();
    await hydrated(page);
    for (const slug of slugs) await box(page, slug).press('Space');
    await expect(lines(page)).toHaveCount(0);
  });

  test('where the form is posted as a page, the sweets of the house are served and nothing is kept', async ({
    page,
  }) => {
    await page.route(/hydrate-form/, (route) => route.abort());
    await page.route(ENDPOINT, (route) =>
      route.fulfill({ status: 303, headers: { location: '/contact#thanks' } }),
    );
    await holdThanks(page);
    await page.goto('/contact');
    await form(page).scrollIntoViewIfNeeded();
    await tick(page);
    await fill(page);
    await submit(page).click();
    await expect(served(page)).toHaveCount(3);
    await expect(ticket(page)).not.toContainText(words().stamp);
    expect(await storageLength(page)).toBe(0);
  });

  test('on a phone the ticket stands below the interests, over no control, and nothing moves where motion is reduced', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/contact?interest=${slugs[0]}`);
    await expect(page.locator('#interests + div').locator(lines(page))).toHaveCount(1);
    const { covered, moving } = await page.evaluate(() => {
      const own = document.querySelector('[data-printed] output')?.getBoundingClientRect();
      const controls = '#form :is(input, textarea, label, legend, a, button)';
      const covered = [...document.querySelectorAll(controls)].filter((control) => {
        const { top, bottom, width } = control.getBoundingClientRect();
        return own && width > 1 && bottom > own.top && top < own.bottom;
      });
      const targets = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-printed]'));
      return { covered: covered.map(({ id }) => id), moving: targets.filter(Boolean).length };
    });
    expect(covered).toEqual([]);
    expect(moving).toBe(0);
  });
});
