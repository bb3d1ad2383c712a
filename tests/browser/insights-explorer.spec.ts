import { expect, test } from '@playwright/test';
import { fillIn } from '../../src/lib/fill-in.ts';
import { insights as copy } from '../support/copy.ts';
import { listedInsights } from '../support/examples.ts';
import { openExplorer, ready, standsAgain, standsInEveryState } from '../support/explorer.ts';
import {
  cards,
  counted,
  foundIn,
  later,
  laterTab,
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
import { afterLoad, holdBack, refuseAddresses, watch } from '../support/site.ts';

const SCRIPT = /\/results[.-][\w-]+\.js/;
test.skip(tabs.length < 2, 'This site has no insights, or all are of one kind: there are no tabs.');

const STATES = [
  `/insights?tab=${later?.id}&view=list`,
  `/insights?tab=${later?.id}&q=${later?.word}`,
  `/insights?tab=${later?.id}&q=no+such+words`,
];

test('opens on the first tab as a grid, and every insight is there', async ({ page }) => {
  const faults = watch(page);
  await openExplorer(page, '/insights');
  await expect(page.getByRole('tab')).toHaveText(
    tabs.map(({ id, label }) => `${label} ${listedInsights[id]?.length}`),
  );
  await expect(tab(page, start.label)).toHaveAttribute('aria-selected', 'true');
  await expect(view(page, copy.view.grid)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByPlaceholder(copy.search.placeholder)).toBeVisible();
  await expect(cards(page)).toHaveCount(listedInsights[start.id]?.length ?? 0);
  const links = await page
    .locator('[role="tabpanel"] [data-cards] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(
    tabs.flatMap(({ id }) => listedInsights[id]?.map(({ href }) => href) ?? []),
  );
  expect(faults).toEqual([]);
});

test('with one kind the search, the status and the view share a row', async ({ page }) => {
  await openExplorer(page, '/insights');
  await page.getByRole('tablist').evaluate((tabs) => tabs.toggleAttribute('hidden', true));
  const tools = await page.locator('[data-tools] > :visible').all();
  expect(tools.length).toBeGreaterThan(2);
  const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
  const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
});

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
    ['End', last],
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
});

test('search: any case, matches marked, counts in every tab and announced', async ({ page }) => {
  const { id, label, items, word } = laterTab();
  await openExplorer(page, `/insights?tab=${id}`);
  const query = word.toUpperCase();
  await search(page).fill(query);
  await expect(mark(page)).toHaveText(new RegExp(word, 'i'));
  await expect(cards(page)).toHaveCount(foundIn(id, query));
  for (const card of await cards(page).all())
    expect(await card.locator('mark').count()).toBeGreaterThan(0);
  await expect(status(page)).toHaveText(counted(foundIn(id, query), label));
  for (const one of tabs)
    await expect(tab(page, one.label)).toHaveText(`${one.label} ${foundIn(one.id, query)}`);
  await expect.poll(() => new URL(page.url()).search).toBe(`?tab=${id}&q=${query}`);
  await page.getByRole('button', { name: copy.search.clear }).click();
  await expect(cards(page)).toHaveCount(items.length);
  await expect(search(page)).toBeFocused();
  await expect.poll(() => new URL(page.url()).search).toBe(`?tab=${id}`);
});

test('nothing found: says so, and the way back keeps tab and view', async ({ page }) => {
  const { id, label, items } = laterTab();
  await openExplorer(page, `/insights?tab=${id}&view=list`);
  await search(page).fill('no such words');
  await expect(panel(page)).toContainText(fillIn(copy.empty.title, { tab: label }));
  await expect(status(page)).toHaveText(counted(0, label));
  await tab(page, start.label).click();
  await expect(panel(page)).toContainText(fillIn(copy.empty.title, { tab: start.label }));
  await tab(page, label).click();
  await page.getByRole('button', { name: copy.empty.reset }).click();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(items.length);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ tab: id, view: 'list' });
});

test('the list has at most three bullets an item, the grid none', async ({ page }) => {
  const { id, items } = laterTab();
  await openExplorer(page, `/insights?tab=${id}`);
  await expect(cards(page).locator('li:visible')).toHaveCount(0);
  await view(page, copy.view.list).click();
  await expect.poll(() => new URL(page.url()).search).toBe(`?tab=${id}&view=list`);
  await expect(cards(page).last().locator('li').first()).toBeVisible();
  await expect(cards(page)).toHaveCount(items.length);
  const bullets = await cards(page).evaluateAll((all) =>
    all.map(
      (card) => [...card.querySelectorAll('li')].filter((one) => one.checkVisibility()).length,
    ),
  );
  expect(bullets).toEqual(items.map((item) => Math.min(3, item.bullets.length)));
});

test('an address shows the same screen in a new browser and after a reload', async ({
  page,
  browser,
}) => {
  const { label, word } = laterTab();
  await openExplorer(page, '/insights');
  await tab(page, label).click();
  await search(page).fill(word);
  await view(page, copy.view.list).click();
  await expect(mark(page)).toBeVisible();
  await expect(page).toHaveURL(/view=list/);
  expect((await standsAgain(page, browser, screen)).titles.length).toBeGreaterThan(0);
});

test('a search that cannot fetch the insights says so, keeps the list, and can be tried again', async ({
  page,
}) => {
  const { id, items, word } = laterTab();
  await page.route('**/insights/list.json', (route) => route.abort());
  await page.clock.install();
  await openExplorer(page, `/insights?tab=${id}`);
  await search(page).fill(word);
  await expect(status(page)).toHaveText(copy.count.waiting);
  // Four attempts, 1, 2 and 4 seconds apart.
  await expect(async () => {
    await page.clock.runFor(4500);
    await expect(page.getByRole('alert')).toContainText(copy.failed.title, { timeout: 500 });
  }).toPass();
  await expect(cards(page)).toHaveCount(items.length);
  await expect(search(page)).toBeHidden();
  await page.unroute('**/insights/list.json');
  await page.clock.resume();
  await page.getByRole('button', { name: copy.failed.retry }).click();
  await expect(mark(page)).toHaveText(new RegExp(word, 'i'));
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the insights as data are fetched when somebody comes near search or list, and only once', async ({
  page,
}) => {
  const { label, word, other } = laterTab();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/insights/list.json')) fetched.push(request.url());
  });
  await openExplorer(page, '/insights');
  await afterLoad(page);
  expect(fetched).toEqual([]);
  await tab(page, label).click();
  await view(page, copy.view.list).click();
  await expect(cards(page).first().locator('li').first()).toBeVisible();
  for (const query of [word, other]) {
    await search(page).fill(query);
    await expect(mark(page)).toHaveText(new RegExp(query, 'i'));
  }
  expect(fetched).toHaveLength(1);
});

test('what was typed before the search has come is searched for', async ({ page }) => {
  const { id, word } = laterTab();
  const release = await holdBack(page, SCRIPT);
  await page.goto(`/insights?tab=${id}`, { waitUntil: 'commit' });
  await search(page).fill(word);
  release();
  await ready(page);
  await expect(search(page)).toHaveValue(word);
  await expect(mark(page)).toBeVisible();
});

test('a visitor searches where the browser refuses another address', async ({ page }) => {
  const { id, word } = laterTab();
  await openExplorer(page, `/insights?tab=${id}`);
  await refuseAddresses(page);
  await search(page).fill(word);
  await expect(mark(page)).toHaveText(new RegExp(word, 'i'));
});

test('a script that a host adds and the policy blocks leaves the search', async ({ page }) => {
  await page.route('/insights', async (route) => {
    const answer = await route.fetch();
    const script = '<script defer src="https://analytics.example/beacon.js"></script>';
    const body = (await answer.text()).replace('</body>', `${script}</body>`);
    await route.fulfill({ response: answer, body });
  });
  await openExplorer(page, '/insights');
  await expect(page.locator('script[src^="https:"]')).toBeAttached();
  await expect(search(page)).toBeVisible();
});

test('what only the search can show is waited for, however long its code takes', async ({
  page,
}) => {
  const { id, word } = laterTab();
  const release = await holdBack(page, SCRIPT);
  await page.clock.install();
  await page.goto(`/insights?tab=${id}&q=${word}`);
  await page.clock.runFor(30_000);
  await expect(cards(page)).toHaveCount(0);
  await expect(status(page)).toHaveText(copy.count.waiting);
  release();
  await page.clock.resume();
  await expect(mark(page)).toHaveText(new RegExp(word, 'i'));
});

test('a list that cannot fetch its bullets shows titles', async ({ page }) => {
  const { id, items } = laterTab();
  await page.route('**/insights/list.json', (route) => route.abort());
  await openExplorer(page, `/insights?tab=${id}`);
  await view(page, copy.view.list).click();
  await expect(page.locator('[data-explorer]')).toHaveAttribute('data-view', 'list');
  await expect(cards(page)).toHaveCount(items.length);
  await expect(cards(page).first().getByRole('link')).toBeVisible();
});

standsInEveryState(STATES, (page) => page.getByRole('tablist'));

test('the cards of every tab fill their last row', async ({ page }) => {
  await openExplorer(page, '/insights');
  for (const { id, label } of tabs) {
    await tab(page, label).click();
    const list = page.locator(`[data-in="${id}"] ul`).first();
    await expect(list).toBeVisible();
    const [end, listEnd] = await list.evaluate((element) => [
      element.lastElementChild?.getBoundingClientRect().right ?? 0,
      element.getBoundingClientRect().right,
    ]);
    expect(end, label).toBeCloseTo(listEnd, 0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind stands as a list of links under its heading', async ({ page }) => {
    await page.goto('/insights?q=nothing');
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const { id, label } of tabs) {
      await expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
      for (const { href } of listedInsights[id] ?? [])
        await expect(page.locator(`[data-in] a[href="${href}"]`)).toBeVisible();
    }
  });
});
