import { expect, type Page, test } from '@playwright/test';
import { fillIn } from '../../src/lib/fill-in.ts';
import { insights as copy } from '../support/copy.ts';
import { openExplorer, testEveryState } from '../support/explorer.ts';
import {
  cards,
  counted,
  foundIn,
  later,
  laterTab,
  listedInsights,
  mark,
  panel,
  screen,
  search,
  start,
  status,
  tab,
  tabs,
  view,
} from '../support/insights-page.ts';
import { at, holdBack, refuseAddresses } from '../support/site.ts';

test.skip(tabs.length < 2, 'This site has no insights of two kinds.');

test('tabs: one Tab stop, arrows go round, Home and End to the ends', async ({ page }) => {
  await openExplorer(page, '/insights');
  const last = tabs.length - 1;
  await tab(page, start.label).focus();
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    const { id, label } = tabs[place] ?? start;
    await page.keyboard.press(key);
    await expect(tab(page, label)).toBeFocused();
    await expect(tab(page, label)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveAccessibleName(new RegExp(label));
    await expect.poll(() => new URL(page.url()).search).toBe(place === 0 ? '' : `?tab=${id}`);
  }
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  await tab(page, start.label).press('ArrowLeft');
  await expect(tab(page, tabs[1]?.label ?? '')).toBeFocused();
});

const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('a search in any case marks what it finds, counts in every tab and says so; where nothing is found, the way back keeps tab and view', async ({
  page,
}) => {
  const { id, label, items, word } = laterTab();
  await openExplorer(page, `/insights?tab=${id}&view=list`);
  const query = word.toUpperCase();
  await search(page).fill(query);
  await expect(mark(page)).toHaveText(new RegExp(word, 'i'));
  await expect(cards(page)).toHaveCount(foundIn(id, query));
  await expect(status(page)).toHaveText(counted(foundIn(id, query), label));
  for (const one of tabs)
    await expect(tab(page, one.label)).toHaveText(`${one.label} ${foundIn(one.id, query)}`);
  await expect.poll(() => asked(page)).toEqual({ tab: id, view: 'list', q: query });
  await page.getByRole('button', { name: copy.search.clear }).click();
  await expect(cards(page)).toHaveCount(items.length);
  await expect(search(page)).toBeFocused();

  await search(page).fill('no such words');
  await expect(panel(page)).toContainText(fillIn(copy.empty.title, { tab: label }));
  await expect(status(page)).toHaveText(counted(0, label));
  await page.getByRole('button', { name: copy.empty.reset }).click();
  await expect(search(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(items.length);
  await expect.poll(() => asked(page)).toEqual({ tab: id, view: 'list' });

  await refuseAddresses(page);
  await search(page).fill(word);
  await expect(mark(page)).toHaveText(new RegExp(word, 'i'));
});

test('the data are fetched once, when somebody comes near; the list shows bullets, the grid none; its address shows the same in a new browser', async ({
  page,
  browser,
}) => {
  const { label, word, other } = laterTab();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/insights/list.json')) fetched.push(request.url());
  });
  await openExplorer(page, '/insights');
  expect(fetched).toEqual([]);
  await tab(page, label).click();
  await expect(panel(page)).toHaveAccessibleName(new RegExp(label));
  await expect(cards(page).locator('li:visible')).toHaveCount(0);
  await view(page, copy.view.list).click();
  await expect(cards(page).last().locator('li').first()).toBeVisible();
  for (const query of [other, word]) {
    await search(page).fill(query);
    await expect(mark(page)).toHaveText(new RegExp(query, 'i'));
  }
  expect(fetched).toHaveLength(1);
  await expect.poll(() => asked(page)).toMatchObject({ view: 'list', q: word });
  const elsewhere = await browser.newPage();
  await openExplorer(elsewhere, page.url());
  const seen = await screen(elsewhere);
  expect(seen.titles.length).toBeGreaterThan(0);
  // The address may change a moment before the contents.
  await expect.poll(() => screen(page)).toEqual(seen);
});

test('what only the search can show is waited for; where its data cannot be fetched, it says so and can be tried again', async ({
  page,
}) => {
  const { id, items, word } = laterTab();
  const release = await holdBack(page, /\/results[.-][\w-]+\.js/);
  await page.route('**/insights/list.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(at(`/insights?tab=${id}&q=${word}`));
  await expect(status(page)).toHaveText(copy.count.waiting);
  await expect(cards(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('alert')).toContainText(copy.failed.title);
  await expect(cards(page)).toHaveCount(items.length);
  await expect(search(page)).toBeHidden();
  await page.unroute('**/insights/list.json');
  await page.getByRole('button', { name: copy.failed.retry }).click();
  await expect(mark(page)).toHaveText(new RegExp(word, 'i'));
  await expect(page.getByRole('alert')).toBeHidden();
});

testEveryState(
  [
    `/insights?tab=${later?.id}&view=list`,
    `/insights?tab=${later?.id}&q=${later?.word}`,
    `/insights?tab=${later?.id}&q=no+such+words`,
  ],
  (page) => page.getByRole('tablist'),
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind stands as a list of links under its heading', async ({ page }) => {
    await page.goto(at('/insights?q=nothing'));
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const { label } of tabs)
      await expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
    const all = Object.values(listedInsights).flat();
    await expect(page.locator('[data-in] a:visible')).toHaveCount(all.length);
  });
});
