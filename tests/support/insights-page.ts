import type { Page } from '@playwright/test';
import { insightKinds } from '../../src/content/insight-lists.ts';
import { isFound, searchPattern } from '../../src/features/insights-explorer/search.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { insights as copy } from './copy.ts';
import { examples, listedInsights } from './examples.ts';
import { needed } from './site.ts';

export const tabs = insightKinds.flatMap(({ tab }) =>
  listedInsights[tab.id]?.length ? [tab] : [],
);
export const [start = { id: '', label: '' }] = tabs;
export const later = examples['tab with insights behind the first'];
export const laterTab = () => needed('tab with insights behind the first');

/** Returns how many insights of a tab match a search. */
export const foundIn = (id: string, query: string) =>
  listedInsights[id]?.filter((insight) => isFound(insight, searchPattern(query))).length ?? 0;
/** Returns the status text for a number of insights in a tab. */
export const counted = (count: number, tab: string) =>
  fillIn(count === 1 ? copy.count.one : copy.count.other, { count, tab });

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const panel = (page: Page) => page.getByRole('tabpanel');
export const cards = (page: Page) => panel(page).locator('li:has(h3):visible');
export const search = (page: Page) => page.getByRole('searchbox', { name: copy.search.label });
export const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const status = (page: Page) => page.getByRole('status').first();
export const mark = (page: Page) => page.locator('mark:visible').first();

/** Returns the visible state of the page, to compare visits. */
export const screen = async (page: Page) => ({
  tab: await page.getByRole('tab', { selected: true }).textContent(),
  view: await page.getByRole('button', { pressed: true }).textContent(),
  query: await search(page).inputValue(),
  status: await status(page).textContent(),
  titles: await panel(page).getByRole('heading', { level: 3 }).allTextContents(),
});
