import { type Page, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { insightKinds } from '../../src/content/insight-lists.ts';
import type { InsightItem } from '../../src/features/insights-explorer/insight-item.ts';
import { isFound, searchPattern } from '../../src/features/insights-explorer/search.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { json } from './built-site.ts';
import { insights as copy } from './copy.ts';

/** Insights listed on /insights, by the id of their tab. */
export const listedInsights: Record<string, InsightItem[]> = features.insights
  ? json('insights/list.json').groups
  : {};

/** Returns a tab that is closed at first, and two words from its titles; the first is in as few insights as possible. */
function findLaterTab() {
  // A kind without insights has no tab.
  const kinds = insightKinds.filter(({ tab }) => listedInsights[tab.id]?.length);
  for (const { tab } of kinds.slice(1)) {
    const items = listedInsights[tab.id] ?? [];
    const inTitles = items.flatMap(({ title }) => title.match(/\p{L}{5,}/gu) ?? []);
    const found = (word: string) =>
      items.filter((item) => JSON.stringify(item).toLowerCase().includes(word.toLowerCase()))
        .length;
    const [word, other] = [...new Set(inTitles)].sort((one, two) => found(one) - found(two));
    if (word && other) return { ...tab, items, word, other };
  }
  return undefined;
}

export const tabs = insightKinds.flatMap(({ tab }) =>
  listedInsights[tab.id]?.length ? [tab] : [],
);
export const [start = { id: '', label: '' }] = tabs;
export const later = findLaterTab();
/** Returns that tab; without it the test is skipped with a message. */
export function laterTab() {
  test.skip(!later, 'This site has no tab with insights behind the first.');
  return later as NonNullable<typeof later>;
}

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
