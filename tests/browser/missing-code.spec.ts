import { expect, type Page, test } from '@playwright/test';
import * as contact from '../support/contact-page.ts';
import { frameLabels, contact as words } from '../support/copy.ts';
import { laterTab, listedInsights } from '../support/insights-page.ts';
import { afterLoad, at, needed } from '../support/site.ts';

const { band, fill, expectFieldsKept, open, service, submit } = contact;

/** All scripts, or only those of an explorer or the calendar. */
const ALL = /\/_astro\/.*\.js$/;
const OWN = /\/_astro\/(?:results|calendar)[.-][\w-]+\.js$/;

const miss = (files: RegExp) => (page: Page) => page.route(files, (route) => route.abort());
/** Throws only once something is found. */
const throwLater = (page: Page) =>
  page.addInitScript(() => {
    Intl.PluralRules.prototype.select = (count: number) => {
      if (count > 0) throw new Error('Not yet');
      return 'other';
    };
  });

for (const [which, spoil] of [
  ['all scripts are missing', miss(ALL)],
  ['only its own script is missing', miss(OWN)],
  ['its script throws', throwLater],
] as const)
  test(`where ${which}, a visitor reaches each insight`, async ({ page }) => {
    const { word } = laterTab();
    await spoil(page);
    await page.goto(at(`/insights?q=${word}`));
    await expect(async () => {
      // The first pointer movement loads the code.
      await page.evaluate(() => dispatchEvent(new Event('pointermove')));
      await expect(page.getByRole('searchbox')).toBeHidden({ timeout: 100 });
    }).toPass();
    await expect(page.getByRole('alert').last()).toBeVisible();
    for (const [id, insights] of Object.entries(listedInsights)) {
      await page.locator(`#tab-${id}`).click();
      await expect(page.locator('[role="tabpanel"] a:visible')).toHaveCount(insights.length);
    }
    await page.locator('button[value="list"]').click();
    await expect(page.locator('[data-explorer]')).toHaveAttribute('data-view', 'list');
  });

test('without its script the calendar is a link, which stays where there is no connection', async ({
  page,
}) => {
  needed('booking on the contact page');
  await miss(OWN)(page);
  await page.goto(at('/contact'));
  await afterLoad(page);
  const link = band(page).getByRole('link', { name: words.booking.load, exact: true });
  for (const isOnline of [false, true]) {
    await page.evaluate((value) => {
      Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    }, isOnline);
    await link.click();
    if (!isOnline) await expect(page.getByText(frameLabels.toasts.lost)).toBeVisible();
  }
  await expect(page).toHaveURL(at('/booking'));
});

test('in an old browser a form that throws keeps the words, and posts as a page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    history.replaceState = () => JSON.parse('');
  });
  const bodies = await service(page, (route) => route.fulfill({ status: 422, body: 'Refused' }));
  await open(page);
  await fill(page);
  await page.evaluate(() => Reflect.deleteProperty(Object, 'fromEntries'));
  await submit(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFieldsKept(page);
  await submit(page).click();
  await expect(page.getByText('Refused')).toBeVisible();
  expect(bodies[1]?._id).toBe(bodies[0]?._id);
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
  // Without any script, no search is offered.
  await page.route(ALL, (route) => route.abort());
  await page.reload();
  await expect(search).toBeHidden();
  await expect(page.locator('[data-turntable]'), 'an empty room').toHaveCount(0);
});
