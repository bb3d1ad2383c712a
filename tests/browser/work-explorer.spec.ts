import { expect, test } from '@playwright/test';
import { projects as copy } from '../support/copy.ts';
import { sortedProjects as all } from '../support/examples.ts';
import { openExplorer, standsAgain, standsInEveryState } from '../support/explorer.ts';
import { needed } from '../support/site.ts';
import {
  button,
  counted,
  everything,
  filters,
  first,
  number,
  offered,
  screen,
  status,
  titles,
  titlesOf,
  views,
} from '../support/work-page.ts';

test('the list has number and details of each project; its address shows the same in a new browser', async ({
  page,
  browser,
}) => {
  const { id, details } = needed('project');
  test.skip(!first, 'No filter of this site keeps a project.');
  await openExplorer(page, '/projects');
  expect((await screen(page)).pressed).toEqual([...offered.slice(0, 1), copy.view.grid]);
  const place = page.getByText(number(id), { exact: true });
  await expect(place).toBeHidden();
  await button(page, copy.view.list).press('Space');
  await expect(place).toBeVisible();
  await expect(page.getByText(details.trim())).toBeVisible();
  await button(page, first?.label ?? '').click();
  await expect(page).toHaveURL(/industry=.*view=list|view=list.*industry=/);
  const { titles } = await standsAgain(page, browser, screen);
  expect(titles).toEqual(titlesOf(first?.own ?? []));
});

test('an industry without projects says so, and the way back takes the focus along, without any script file', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/projects?industry=none&view=list');
  expect(await titles(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible();
  await expect(status(page)).toHaveText(counted(0));
  await button(page, copy.empty.reset).click();
  const goal = offered.length > 0 ? button(page, everything.label) : button(page, copy.view.grid);
  await expect(goal).toBeFocused();
  await expect.poll(() => titles(page)).toEqual(titlesOf(all));
  await expect.poll(() => new URL(page.url()).search).toBe('?view=list');
});

standsInEveryState([`/projects?industry=${first?.id}&view=list`, '/projects?industry=none'], views);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all are there and no control that cannot work', async ({ page }) => {
    await page.goto('/projects?industry=none');
    await expect(filters(page)).toBeHidden();
    expect(await titles(page)).toEqual(titlesOf(all));
  });
});
