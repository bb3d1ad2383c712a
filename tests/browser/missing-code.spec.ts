import { expect, test } from '@playwright/test';
import { band } from '../support/contact-page.ts';
import { frameLabels, contact as words } from '../support/copy.ts';
import { listedInsights } from '../support/examples.ts';
import { at, needed } from '../support/site.ts';

/** What each explorer or calendar needs: any script, or its own alone. */
const ALL = /\/_astro\/.*\.js$/;
const OWN = /\/_astro\/(?:results|calendar)[.-][\w-]+\.js$/;

for (const [which, files] of [
  ['all scripts are', ALL],
  ['only its own script is', OWN],
] as const)
  test(`where ${which} missing, a visitor reaches each insight`, async ({ page }) => {
    needed('tab with insights behind the first');
    await page.route(files, (route) => route.abort());
    await page.goto(at('/insights?q=any'));
    await expect(async () => {
      // The code is asked for with the visitor's first movement.
      await page.evaluate(() => dispatchEvent(new Event('pointermove')));
      await expect(page.getByRole('searchbox')).toBeHidden({ timeout: 100 });
    }).toPass();
    await expect(page.getByRole('alert')).toBeVisible();
    for (const [id, insights] of Object.entries(listedInsights)) {
      await page.locator(`#tab-${id}`).click();
      await expect(page.locator('[role="tabpanel"] a:visible')).toHaveCount(insights.length);
    }
    await page.locator('button[value="list"]').click();
    await expect(page.locator('[data-explorer]')).toHaveAttribute('data-view', 'list');
  });

test('without its script the calendar is a link', async ({ page }) => {
  needed('booking on the contact page');
  await page.route(OWN, (route) => route.abort());
  await page.goto(at('/contact'));
  await band(page).getByRole('link', { name: words.booking.load, exact: true }).click();
  await expect(page).toHaveURL(at('/booking'));
});

test('a plain line says that the code of search or toasts is missing', async ({ page }) => {
  needed('search of its own');
  const missing = /\/_astro\/(?:search-dialog|toaster|init-late)[.-][\w-]+\.js$/;
  const asked = page.waitForRequest(/\/_astro\/init-late/);
  await page.route(missing, (route) => route.abort());
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(at('/'));
  await asked;
  const search = page.getByRole('button', { name: frameLabels.search, exact: true });
  await search.click();
  const said = page.getByRole('status').filter({ hasText: frameLabels.toasts.missing });
  await expect(said).toBeInViewport();
  expect(faults).toEqual([]);
  // Where all scripts are missing, nothing offers the search.
  await page.route(ALL, (route) => route.abort());
  await page.reload();
  await expect(search).toBeHidden();
  await expect(page.locator('[data-turntable]'), 'an empty room').toHaveCount(0);
});
