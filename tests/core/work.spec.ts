import { expect, test } from '@playwright/test';
import { fillIn } from '../../src/lib/fill-in.ts';
import { projects as copy } from '../support/copy.ts';
import { sortedProjects as all } from '../support/examples.ts';
import { openExplorer } from '../support/explorer.ts';
import { needed } from '../support/site.ts';
import {
  button,
  counted,
  everything,
  kept,
  status,
  titles,
  titlesOf,
} from '../support/work-page.ts';

test('a visitor filters the work: each filter keeps its projects, says so, and Back gives the others back', async ({
  page,
}) => {
  needed('project');
  await openExplorer(page, '/projects');
  const described = page.locator('main article img:not([alt=""])');
  await expect(described).toHaveCount(all.filter(({ image1 }) => image1).length);
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
