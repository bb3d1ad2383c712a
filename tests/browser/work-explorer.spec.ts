import { expect, test } from '@playwright/test';
import { projects as copy } from '../support/copy.ts';
import { sortedProjects as all } from '../support/examples.ts';
import { openExplorer, testEveryState } from '../support/explorer.ts';
import { at, needed } from '../support/site.ts';
import {
  button,
  everything,
  first,
  number,
  offered,
  titles,
  titlesOf,
  views,
} from '../support/work-page.ts';

test('the list has number and details of each project, and its filter and view are in the address', async ({
  page,
}) => {
  const { id, details } = needed('project');
  test.skip(!first, 'This site has no filter that keeps a project.');
  await openExplorer(page, '/projects');
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed).toHaveText([...offered.slice(0, 1), copy.view.grid]);
  const place = page.getByText(number(id), { exact: true });
  await expect(place).toBeHidden();
  await button(page, copy.view.list).press('Space');
  await expect(place).toBeVisible();
  await expect(page.getByText(details.trim()).first()).toBeVisible();
  await button(page, first?.label ?? '').click();
  await expect(page).toHaveURL(/industry=.*view=list|view=list.*industry=/);
  await expect.poll(() => titles(page)).toEqual(titlesOf(first?.own ?? []));
});

test('an industry without projects says so, and the way back takes the focus along, without any script file', async ({
  page,
}) => {
  test.skip(offered.length === 0, 'This site has no filters.');
  // Simulates a site whose first project is in another industry.
  await page.route(at('/projects?*'), async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(`industry=${first?.id}"`, 'industry=other"');
    await route.fulfill({ response: answer, body });
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(at(`/projects?industry=${first?.id}&view=list`));
  expect(await titles(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: copy.empty.title })).toBeVisible();
  await button(page, copy.empty.reset).click();
  await expect(button(page, everything.label)).toBeFocused();
  await expect.poll(() => titles(page)).toEqual(titlesOf(all));
  await expect.poll(() => new URL(page.url()).search).toBe('?view=list');
});

testEveryState([`/projects?industry=${first?.id}&view=list`], views);
