import { expect, type Page } from '@playwright/test';
import { search as copy, frameLabels } from './copy.ts';
import { motionEnded } from './site.ts';

export const field = (page: Page) => page.getByRole('combobox', { name: copy.label });
export const button = (page: Page) =>
  page.getByRole('button', { name: frameLabels.search, exact: true });
export const options = (page: Page) => page.getByRole('option');

export async function search(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill(words);
  await expect(options(page).first()).toBeVisible();
  // While the dialog slides in, the result under the pointer may change between press and release.
  await motionEnded(page);
}
