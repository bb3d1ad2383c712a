import { expect, test } from '@playwright/test';
import { insights as copy } from '../support/copy.ts';
import { openExplorer } from '../support/explorer.ts';
import { laterTab, mark, screen, search, status, tab, view } from '../support/insights-page.ts';

test('a visitor takes a tab, a word and a view, and Back undoes one step after the other', async ({
  page,
}) => {
  const { label, word } = laterTab();
  await openExplorer(page, '/insights');
  const steps = [await screen(page)];
  await tab(page, label).click();
  steps.push(await screen(page));
  await search(page).pressSequentially(word);
  await expect(mark(page)).toHaveText(new RegExp(`^${word}$`, 'i'));
  await expect(status(page)).not.toHaveText(copy.count.waiting);
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
