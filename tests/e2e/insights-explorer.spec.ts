import { expect, type Page, test } from '@playwright/test';
import { openExplorer, ready, standsInEveryState } from './explorer.ts';
import { afterLoad, watch } from './site.ts';

const SCRIPT = /\/results[.-][\w-]+\.js/;
const STATES = [
  '/insights',
  '/insights?tab=articles',
  '/insights?tab=articles&view=list',
  '/insights?tab=case-studies&q=design',
  '/insights?tab=articles&q=no+such+words',
  '/insights?view=list',
];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const cards = (page: Page) => panel(page).locator('[data-two]:visible');
const titles = (page: Page) => panel(page).getByRole('heading', { level: 3 }).allTextContents();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search insights' });

/** What a visitor sees, to compare one visit with another. */
const screen = async (page: Page) => ({
  tab: await page.getByRole('tab', { selected: true }).textContent(),
  view: await page.getByRole('button', { pressed: true }).textContent(),
  query: await search(page).inputValue(),
  status: await page.getByRole('status').first().textContent(),
  titles: await titles(page),
});

test('opens on Blogs as a grid, and every insight of the three kinds is there', async ({
  page,
}) => {
  const faults = watch(page);
  await openExplorer(page, '/insights');
  await expect(page.getByRole('tab')).toHaveText([/^Blogs/, /^Articles/, /^Case Studies/]);
  await expect(tab(page, 'Blogs')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByPlaceholder('Search insights...')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.locator('a[href^="/insights/article/"]').first()).toBeAttached();
  await expect(page.locator('a[href^="/insights/case-study/"]').first()).toBeAttached();
  expect(faults).toEqual([]);
});

test('tabs: one Tab stop, arrows go round, Home and End to the ends', async ({ page }) => {
  await openExplorer(page, '/insights');
  await tab(page, 'Blogs').focus();
  for (const [key, name, query] of [
    ['ArrowRight', 'Articles', '?tab=articles'],
    ['ArrowRight', 'Case Studies', '?tab=case-studies'],
    ['ArrowRight', 'Blogs', ''],
    ['ArrowLeft', 'Case Studies', '?tab=case-studies'],
    ['Home', 'Blogs', ''],
    ['End', 'Case Studies', '?tab=case-studies'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveAccessibleName(new RegExp(name));
    expect(new URL(page.url()).search).toBe(query);
  }
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
});

test('search: any case, matches marked, counts in every tab and announced', async ({ page }) => {
  await openExplorer(page, '/insights?tab=articles');
  const all = await cards(page).count();
  await search(page).fill('OFFLINE');
  await expect(page.locator('mark:visible').first()).toHaveText(/offline/i);
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  for (const card of await cards(page).all())
    expect(await card.locator('mark').count()).toBeGreaterThan(0);
  await expect(page.getByRole('status').first()).toHaveText(
    new RegExp(`^${found} results? in Articles$`),
  );
  await expect(tab(page, 'Articles')).toHaveText(`Articles ${found}`);
  await expect(tab(page, 'Blogs')).toHaveText('Blogs 0');
  expect(new URL(page.url()).search).toBe('?tab=articles&q=OFFLINE');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(search(page)).toBeFocused();
  expect(new URL(page.url()).search).toBe('?tab=articles');
});

for (const [field, query, title] of [
  ['title', 'the dashboard nobody', 'The Dashboard Nobody Opened'],
  ['focus', 'weak connection at the pier', 'Booking a Ferry in Nine Seconds'],
  ['source category', 'social media & content', 'Ninety Days of Bread'],
  ['key insights', 'survives a bad week', 'Ninety Days of Bread'],
] as const) {
  test(`search looks into the ${field}`, async ({ page }) => {
    await openExplorer(page, `/insights?tab=case-studies&q=${encodeURIComponent(query)}`);
    await expect(panel(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('mark:visible').first()).toBeVisible();
  });
}

test('nothing found: says so, and the way back keeps tab and view', async ({ page }) => {
  await openExplorer(page, '/insights?tab=articles&view=list');
  await search(page).fill('no such words');
  await expect(panel(page)).toContainText('No results found for Articles.');
  await expect(page.getByRole('status').first()).toHaveText('0 results in Articles');
  await tab(page, 'Case Studies').click();
  await expect(panel(page)).toContainText('No results found for Case Studies.');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
  expect(new URL(page.url()).search).toBe('?tab=case-studies&view=list');
});

test('the list has at most three bullets an item, the grid none', async ({ page }) => {
  await openExplorer(page, '/insights?tab=case-studies');
  await expect(cards(page).locator('li:visible')).toHaveCount(0);
  const all = await cards(page).count();
  await page.getByRole('button', { name: 'List' }).click();
  expect(new URL(page.url()).search).toBe('?tab=case-studies&view=list');
  await expect(cards(page).last().locator('li').first()).toBeVisible();
  await expect(cards(page)).toHaveCount(all);
  for (const card of await cards(page).all()) {
    const bullets = await card.locator('li:visible').count();
    expect(bullets).toBeGreaterThan(0);
    expect(bullets).toBeLessThanOrEqual(3);
  }
});

test('an address shows the same screen in a new browser and after a reload', async ({
  page,
  browser,
}) => {
  await openExplorer(page, '/insights');
  await tab(page, 'Case Studies').click();
  await search(page).fill('design');
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page.locator('mark:visible').first()).toBeVisible();
  const seen = await screen(page);
  expect(seen.titles.length).toBeGreaterThan(0);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openExplorer(other, page.url());
  expect(await screen(other)).toEqual(seen);
  await context.close();
  await page.reload();
  await ready(page);
  expect(await screen(page)).toEqual(seen);
});

test('Back undoes one step after the other', async ({ page }) => {
  await openExplorer(page, '/insights');
  const steps = [await screen(page)];
  await tab(page, 'Articles').click();
  steps.push(await screen(page));
  await search(page).pressSequentially('react');
  await expect(page.locator('mark:visible').first()).toHaveText(/^react$/i);
  steps.push(await screen(page));
  await page.getByRole('button', { name: 'List' }).click();
  for (const step of steps.reverse()) {
    await page.goBack();
    await expect.poll(() => screen(page)).toEqual(step);
  }
  await page.goForward();
  await expect(tab(page, 'Articles')).toHaveAttribute('aria-selected', 'true');
});

test('what was typed before the search has come is searched for', async ({ page }) => {
  let release: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/insights?tab=articles', { waitUntil: 'commit' });
  await search(page).fill('offline');
  release();
  await ready(page);
  await expect(search(page)).toHaveValue('offline');
  await expect(page.locator('mark:visible').first()).toBeVisible();
});

test('a search that cannot fetch the insights says so, keeps the list, and can be tried again', async ({
  page,
}) => {
  await page.route('**/insights/list.json', (route) => route.abort());
  await openExplorer(page, '/insights?tab=articles');
  const all = await cards(page).count();
  await search(page).fill('offline');
  await expect(page.getByRole('status').first()).toHaveText('Looking …');
  // Four attempts, 1, 2 and 4 seconds apart.
  await expect(page.getByRole('alert')).toContainText('The search did not arrive.', {
    timeout: 15_000,
  });
  await expect(cards(page)).toHaveCount(all);
  await expect(search(page)).toBeHidden();
  await page.unroute('**/insights/list.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('mark:visible').first()).toHaveText(/offline/i);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the insights as data are fetched when somebody comes near search or list, and only once', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/insights/list.json')) fetched.push(request.url());
  });
  await openExplorer(page, '/insights');
  await afterLoad(page);
  expect(fetched).toEqual([]);
  await tab(page, 'Articles').click();
  await page.getByRole('button', { name: 'List' }).click();
  await expect(cards(page).first().locator('li').first()).toBeVisible();
  await search(page).fill('offline');
  await expect(page.locator('mark:visible').first()).toBeVisible();
  await search(page).fill('react');
  await expect(page.locator('mark:visible').first()).toHaveText(/react/i);
  expect(fetched).toHaveLength(1);
});

test('what only the search can show is waited for, however long its code takes', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/insights?tab=articles&q=offline');
  await page.clock.runFor(30_000);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('status').first()).toHaveText('Looking …');
  release();
  await page.clock.resume();
  await expect(page.locator('mark:visible').first()).toHaveText(/offline/i);
});

test('spaces alone search for nothing', async ({ page }) => {
  await openExplorer(page, '/insights?tab=articles');
  const seen = await screen(page);
  await search(page).fill(' ');
  await expect(page).toHaveURL(/q=/);
  expect(await screen(page)).toEqual({ ...seen, query: ' ' });
  await page.reload();
  await ready(page);
  expect(await screen(page)).toEqual({ ...seen, query: ' ' });
});

test('a list that cannot fetch its bullets shows titles', async ({ page }) => {
  await page.route('**/insights/list.json', (route) => route.abort());
  await openExplorer(page, '/insights?tab=articles');
  const all = await cards(page).count();
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page.locator('[data-explorer]')).toHaveAttribute('data-view', 'list');
  await expect(cards(page)).toHaveCount(all);
  await expect(cards(page).first().getByRole('link')).toBeVisible();
});

standsInEveryState(STATES, (page) => page.getByRole('tablist'));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all three kinds stand as lists of links under their headings', async ({ page }) => {
    await page.goto('/insights?tab=articles&q=nothing');
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const [name, folder] of [
      ['Blogs', 'blog'],
      ['Articles', 'article'],
      ['Case Studies', 'case-study'],
    ] as const) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      const links = await page.locator(`main a[href^="/insights/${folder}/"]`).all();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) await expect(link).toBeVisible();
    }
  });
});
