import { expect, type Page, test } from '@playwright/test';
import type { Project } from '../../src/content/schema/project.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { projects as copy } from '../copy.ts';
import { sortedProjects as all, industryNames } from '../examples.ts';
import { openExplorer, standsAgain, standsInEveryState } from './explorer.ts';
import { needed, watch } from './site.ts';

const titlesOf = (some: readonly Project[]) => some.map(({ title }) => title);
const [everything = { label: '' }] = copy.filters.options;
/** Filters that keep some projects, with those. */
const kept = copy.filters.options
  .map((option) => ({ ...option, own: all.filter(({ industry }) => industry === option.industry) }))
  .filter(({ own }) => own.length > 0);
const [first] = kept;
/** A filter for all, alone, is not shown. */
const offered =
  copy.filters.options.length > 1 ? copy.filters.options.map(({ label }) => label) : [];
const counted = (count: number) =>
  fillIn(count === 1 ? copy.count.one : copy.count.other, { count });
const number = (id: number) => fillIn(copy.number, { id });

const STATES = [`/projects?industry=${first?.id}&view=list`, '/projects?industry=none'];

const filters = (page: Page) => page.getByRole('group', { name: copy.filters.legend });
const views = (page: Page) => page.getByRole('group', { name: copy.view.legend });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titles = (page: Page) => page.locator('main article h2:visible').allTextContents();
const status = (page: Page) => page.getByRole('status').first();

/** What a visitor sees, to compare one visit with another. */
const screen = async (page: Page) => ({
  pressed: await page.getByRole('button', { pressed: true }).allTextContents(),
  status: await page.getByRole('status').first().textContent(),
  titles: await titles(page),
});

test('shows all, each with picture, title, industry, year and its own link', async ({ page }) => {
  needed('project');
  const faults = watch(page);
  await openExplorer(page, '/projects');
  await expect(filters(page).getByRole('button')).toHaveText(offered);
  expect((await screen(page)).pressed).toEqual([...offered.slice(0, 1), copy.view.grid]);
  await expect(status(page)).toHaveText(counted(all.length));
  for (const { id, link, industry, year, image1 } of all) {
    const card = page.locator('main article', { has: page.locator(`a[href="${link}"]`) });
    await expect(card.locator('img')).toHaveAttribute('alt', image1 ? /.{10}/ : '');
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(card).toContainText(
      [industryNames.get(industry), year].filter(Boolean).join(', '),
    );
    await expect(card.getByText(number(id))).toBeHidden();
  }
  expect(faults).toEqual([]);
});

test('each filter keeps its projects, says so, and Back gives the others back', async ({
  page,
}) => {
  needed('project');
  await openExplorer(page, '/projects');
  for (const { label, id, own } of kept) {
    await button(page, label).press('Enter');
    await expect.poll(() => titles(page)).toEqual(titlesOf(own));
    await expect(button(page, label)).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, everything.label)).toHaveAttribute('aria-pressed', 'false');
    await expect(status(page)).toHaveText(
      fillIn(copy.count.inIndustry, { count: counted(own.length), industry: label }),
    );
    await expect.poll(() => new URL(page.url()).search).toBe(`?industry=${id}`);
    await page.goBack();
    await expect(status(page)).toHaveText(counted(all.length));
    await expect.poll(() => titles(page)).toEqual(titlesOf(all));
  }
});

test('the list also shows number and details', async ({ page }) => {
  const { id, link, details } = needed('project');
  await openExplorer(page, '/projects');
  await button(page, copy.view.list).press('Space');
  await expect.poll(() => new URL(page.url()).search).toBe('?view=list');
  const entry = page.locator('main article', { has: page.locator(`a[href="${link}"]`) });
  await expect(entry.getByText(number(id), { exact: true })).toBeVisible();
  await expect(entry.getByText(details.trim())).toBeVisible();
  await button(page, copy.view.grid).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('an address shows the same screen in a new browser and after a reload', async ({
  page,
  browser,
}) => {
  test.skip(!first, 'No filter of this site keeps a project.');
  await openExplorer(page, '/projects');
  await button(page, first?.label ?? '').click();
  await button(page, copy.view.list).click();
  await expect(page.getByText(number(first?.own[0]?.id ?? 0), { exact: true })).toBeVisible();
  // The address follows the answer.
  await expect(page).toHaveURL(/view=list/);
  const { titles } = await standsAgain(page, browser, screen);
  expect(titles).toEqual(titlesOf(first?.own ?? []));
});

for (const isHidden of offered.length ? [false, true] : [false])
  test(`an industry without projects says so, and the way back takes the focus along${isHidden ? ', past a hidden filter' : ''}`, async ({
    page,
  }) => {
    await openExplorer(page, '/projects?industry=none&view=list');
    if (isHidden)
      await filters(page).evaluate((group) => group.parentElement?.toggleAttribute('hidden', true));
    expect(await titles(page)).toEqual([]);
    await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible();
    await expect(status(page)).toHaveText(counted(0));
    await button(page, copy.empty.reset).click();
    const [view] = await views(page).getByRole('button').all();
    const goal = isHidden || offered.length === 0 ? view : button(page, everything.label);
    await expect(goal ?? page.locator('nothing')).toBeFocused();
    await expect.poll(() => titles(page)).toEqual(titlesOf(all));
    await expect.poll(() => new URL(page.url()).search).toBe('?view=list');
  });

test('needs no script file', async ({ page }) => {
  needed('project');
  await page.route('**/*.js', (route) => route.abort());
  for (const { id, label, own } of kept.slice(0, 2)) {
    await page.goto(`/projects?industry=${id}&view=list`);
    expect(await titles(page)).toEqual(titlesOf(own));
    await button(page, everything.label).click();
    await expect.poll(() => titles(page)).toEqual(titlesOf(all));
    await button(page, label).click();
    await expect.poll(() => titles(page)).toEqual(titlesOf(own));
  }
});

standsInEveryState(STATES, views);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all are there and no control that cannot work', async ({ page }) => {
    await page.goto('/projects?industry=none');
    await expect(filters(page)).toBeHidden();
    for (const { link } of all) await expect(page.locator(`main a[href="${link}"]`)).toBeVisible();
  });
});
