import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { load } from 'js-yaml';
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
    load(readFileSync('src/demo/contact/ticket-words.yaml', 'utf8')) as Record<
      'range' | 'total' | 'budget' | 'stamp' | 'keep' | 'file',
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
  const money = new Intl.NumberFormat(site.language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const sum = (services: typeof chosen) => {
    const add = (edge: 'from' | 'to') =>
      money.format(
        services.reduce((all, { glance }) => all + Number(priceOf(glance.price)[edge]), 0),
      );
    return words().range.replace('{from}', add('from')).replace('{to}', add('to'));
  };
  const ticket = (page: Page) => page.locator('output[aria-atomic="false"]');
  const lines = (page: Page) => ticket(page).locator('[data-line]');
  const box = (page: Page, slug: string) => page.locator(`[data-interest="${slug}"]`);
  const sweets = (page: Page) =>
    dialog(page)
      .locator('[data-chosen]:visible')
      .evaluateAll((all) => all.map((sweet) => (sweet as HTMLElement).dataset.chosen).sort());
  const slugs = chosen.map(({ title }) => title).sort();

  async function tick(page: Page) {
    expect(chosen).toHaveLength(2);
    // By key: a click misses what moves while the page still loads.
    for (const { title } of chosen) await box(page, title).press('Space');
    await expect(lines(page)).toHaveCount(2);
  }

  test('prints each ticked service with price and time, and what they cost together', async ({
    page,
  }) => {
    const faults = watch(page);
    await open(page);
    await tick(page);
    for (const { title, name, glance } of chosen) {
      const line = lines(page).and(page.locator(`[data-line="${title}"]`));
      await expect(line).toContainText(name);
      await expect(line).toContainText(`${priceText(glance.price)} · ${glance.duration}`);
    }
    await expect(ticket(page).locator('[aria-hidden]')).toHaveText(sum(chosen));
    const budget = form(page).locator('[name="budget"]:enabled').first();
    await budget.check({ force: true });
    await expect(ticket(page)).toContainText(
      words().budget.replace('{budget}', await budget.inputValue()),
    );
    const plate = page.locator('[data-currency] img').first();
    await expect(plate).toHaveCSS('filter', 'none');
    await form(page).locator('[name="budget"]:enabled').last().check({ force: true });
    await expect(plate, 'the highest budget is served on silver').toHaveCSS(
      'filter',
      'grayscale(1)',
    );
    await motionEnded(page);
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await box(page, slugs[0] ?? '').uncheck({ force: true });
    await expect(lines(page)).toHaveCount(1);
    await expect(ticket(page)).toContainText(sum(chosen.filter(({ title }) => title !== slugs[0])));
    expect(faults).toEqual([]);
  });

  test('prints what is ticked in a form that React has rendered anew', async ({ page }) => {
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

  test('is stamped when it was sent, the sweets are served, and it can be kept', async ({
    page,
  }) => {
    await service(page, accept);
    await holdThanks(page);
    await open(page);
    await tick(page);
    await fill(page);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await sweets(page)).toEqual(slugs);
    await motionEnded(page);
    expect(await axeFindings(page, { within: '#thanks' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(ticket(page)).toContainText(words().stamp);
    await expect(lines(page)).toHaveCount(2);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words().keep }).click();
    expect((await download).suggestedFilename()).toBe(words().file);
    await box(page, slugs[0] ?? '').check({ force: true });
    await expect(lines(page)).toHaveCount(1);
    await expect(ticket(page)).not.toContainText(words().stamp);
  });

  test('is not kept where the form is posted as a page: the sweets of the house are served', async ({
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
    await expect(page).toHaveURL('/contact#thanks');
    await expect.poll(() => sweets(page)).toHaveLength(3);
    await expect(ticket(page)).not.toHaveAttribute('data-spiked');
    expect(await storageLength(page)).toBe(0);
  });

  test('stands below the interests of a narrow form, over none of its controls', async ({
    page,
  }) => {
    const faults = watch(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/contact?interest=${slugs[0]}`);
    await expect(lines(page)).toHaveCount(1);
    await motionEnded(page);
    const covered = await page.evaluate(() => {
      const paper = document.querySelector('output[aria-atomic="false"]');
      const own = paper?.getBoundingClientRect();
      return [...document.querySelectorAll('#form :is(input, textarea, label, legend, a, button)')]
        .filter((element) => {
          const { top, bottom, width } = element.getBoundingClientRect();
          return own && width > 1 && bottom > own.top && top < own.bottom;
        })
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);
    await expect(page.locator('#interests + div').locator(ticket(page))).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('appears at once where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await tick(page);
    await expect(ticket(page).locator('[aria-hidden]')).toHaveText(sum(chosen), { timeout: 100 });
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-printed]')),
    );
    expect(moving).toEqual([]);
  });
});
