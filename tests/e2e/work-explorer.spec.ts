import { expect, type Page, test } from '@playwright/test';
import { openExplorer, standsInEveryState } from './explorer.ts';
import { watch } from './site.ts';

const STATES = [
  '/projects',
  '/projects?view=list',
  '/projects?industry=hr',
  '/projects?industry=finance&view=list',
  '/projects?industry=travel',
];

const filters = (page: Page) => page.getByRole('group', { name: 'Filter by industry' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titles = (page: Page) => page.locator('main article h2:visible').allTextContents();

/** What a visitor sees, to compare one visit with another. */
const screen = async (page: Page) => ({
  pressed: await page.getByRole('button', { pressed: true }).allTextContents(),
  status: await page.getByRole('status').first().textContent(),
  titles: await titles(page),
});

test('shows all six, each with picture, title, industry, year and its own link', async ({
  page,
}) => {
  const faults = watch(page);
  await openExplorer(page, '/projects');
  await expect(filters(page).getByRole('button')).toHaveText([
    'All',
    'Healthcare',
    'Finance',
    'Education',
    'Logistics',
    'E-Commerce',
    'HR',
  ]);
  expect((await screen(page)).pressed).toEqual(['All', 'Grid']);
  await expect(page.getByRole('status').first()).toHaveText('6 projects');
  for (const id of [1, 2, 3, 4, 5, 6]) {
    const card = page.locator('main article', { has: page.locator(`a[href="/projects/${id}"]`) });
    await expect(card.locator('img')).toHaveAttribute('alt', /.{10}/);
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(card).toContainText(/\w, 20\d\d/);
    await expect(card.getByText(`No. ${id}`)).toBeHidden();
  }
  expect(faults).toEqual([]);
});

for (const [name, id, title] of [
  ['Healthcare', 'healthcare', 'Larkspur Care'],
  ['Finance', 'finance', 'Tallybird Ledger'],
  ['Education', 'education', 'Oakmere Classroom'],
  ['Logistics', 'logistics', 'Northlight Control'],
  ['E-Commerce', 'e-commerce', 'Crate & Harbor'],
  ['HR', 'hr', 'Shiftwell'],
] as const) {
  test(`the filter ${name} keeps ${title}, says so, and Back gives the others back`, async ({
    page,
  }) => {
    await openExplorer(page, '/projects');
    await button(page, name).press('Enter');
    await expect.poll(() => titles(page)).toEqual([title]);
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'All')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('status').first()).toHaveText(`1 project in ${name}`);
    expect(new URL(page.url()).search).toBe(`?industry=${id}`);
    await page.goBack();
    await expect(page.getByRole('status').first()).toHaveText('6 projects');
    await expect.poll(() => titles(page)).toHaveLength(6);
  });
}

test('the list also shows number and details', async ({ page }) => {
  await openExplorer(page, '/projects');
  await button(page, 'List').press('Space');
  expect(new URL(page.url()).search).toBe('?view=list');
  await expect(page.getByText('No. 3')).toBeVisible();
  await expect(page.getByText(/^A control tower for road/)).toBeVisible();
  await button(page, 'Grid').click();
  expect(new URL(page.url()).search).toBe('');
});

test('an address shows the same screen in a new browser and after a reload', async ({
  page,
  browser,
}) => {
  await openExplorer(page, '/projects');
  await button(page, 'HR').click();
  await button(page, 'List').click();
  await expect(page.getByText('No. 6')).toBeVisible();
  const seen = await screen(page);
  expect(seen.titles).toEqual(['Shiftwell']);
  const context = await browser.newContext();
  const other = await context.newPage();
  await openExplorer(other, page.url());
  expect(await screen(other)).toEqual(seen);
  await context.close();
  await page.reload();
  expect(await screen(page)).toEqual(seen);
});

test('an industry without projects says so, and the way back takes the focus along', async ({
  page,
}) => {
  await openExplorer(page, '/projects?industry=travel&view=list');
  expect(await titles(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'That shelf is empty.' })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('0 projects');
  await button(page, 'Show all projects').click();
  await expect(button(page, 'All')).toBeFocused();
  await expect.poll(() => titles(page)).toHaveLength(6);
  expect(new URL(page.url()).search).toBe('?view=list');
});

test('needs no script file', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/projects?industry=education&view=list');
  expect(await titles(page)).toEqual(['Oakmere Classroom']);
  await expect(page.getByText('No. 4')).toBeVisible();
  await button(page, 'HR').click();
  await expect.poll(() => titles(page)).toEqual(['Shiftwell']);
});

standsInEveryState(STATES, filters);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all six are there and no control that cannot work', async ({ page }) => {
    await page.goto('/projects?industry=hr');
    await expect(filters(page)).toBeHidden();
    for (const id of [1, 2, 3, 4, 5, 6])
      await expect(page.locator(`main a[href="/projects/${id}"]`)).toBeVisible();
  });
});
