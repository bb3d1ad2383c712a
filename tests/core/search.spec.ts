import { expect, test } from '@playwright/test';
import { field, options, search } from '../support/search-page.ts';
import { at, needed, watch } from '../support/site.ts';

test('a visitor searches: a count is announced, arrows choose, Enter opens', async ({ page }) => {
  const word = needed('word that stands on four pages');
  const faults = watch(page);
  await page.goto(at('/about'));
  await search(page, word);
  await expect(page.locator('dialog[open] [role="status"]')).toContainText(word);
  // A page may match by its keywords, which are not shown.
  await expect(options(page).locator('mark').first()).toHaveText(new RegExp(word, 'i'));
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await expect(field(page)).toBeFocused();
  const target = await options(page).last().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(target ?? ''));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(faults).toEqual([]);
});
