import { expect, test } from '@playwright/test';
import { projects as copy } from '../support/copy.ts';
import { sortedProjects as all, industryNames } from '../support/examples.ts';
import { openExplorer, standsAgain, standsInEveryState } from '../support/explorer.ts';
import { needed, watch } from '../support/site.ts';
import {
  button,
  counted,
  everything,
  filters,
  first,
  kept,
  number,
  offered,
  screen,
  status,
  titles,
  titlesOf,
  views,
} from '../support/work-page.ts';

const STATES = [`/projects?industry=${first?.id}&view=list`, '/projects?industry=none'];

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
