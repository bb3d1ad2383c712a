import { expect, test } from '@playwright/test';
import { insights as copy } from '../support/copy.ts';
import { openExplorer } from '../support/explorer.ts';
import {
  cards,
  foundIn,
  laterTab,
  panel,
  screen,
  search,
  tab,
  view,
} from '../support/insights-page.ts';

test('a visitor takes tab, word and view, and Back undoes each step', async ({ page }) => {
  const { id, label, word } = laterTab();
  await openExplorer(page, '/insights');
  const steps = [await screen(page)];
  await tab(page, label).click();
  // The control answers first; its cards follow a frame later.
  await expect(panel(page)).toHaveAccessibleName(new RegExp(label));
  steps.push(await screen(page));
  await search(page).pressSequentially(word);
  // The first cards appear before the others.
  await expect(cards(page)).toHaveCount(foundIn(id, word));
  await expect(cards(page).first().locator('mark').first()).toHaveText(
    new RegExp(`^${word}$`, 'i'),
  );
  steps.push(await screen(page));
  await view(page, copy.view.list).click();
  await expect(page).toHaveURL(/view=list/);
  for (const step of steps.reverse()) {
    await page.goBack();
    await expect.poll(() => screen(page)).toEqual(step);
  }
  await page.goForward();
  await expect(tab(page, label)).toHaveAttribute('aria-selected', 'true');
});
