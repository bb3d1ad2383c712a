import { expect, test } from '@playwright/test';
import { yaml } from '../../support/content.ts';
import { home } from '../../support/copy.ts';
import { axeFindings, watch } from '../../support/site.ts';

const BITES = 5;
type Words = Record<'take' | 'count' | 'over' | 'again' | 'whole', string>;

test('a visitor eats the hero by keys and makes it whole again', async ({ page }) => {
  const { take, count, over, again, whole } = yaml<Words>('../demo/bites/bite-words.yaml');
  const [{ href, label }] = home.hero.actions;
  const hero = page.locator('[data-home-hero]');
  const button = hero.getByRole('button', { name: take });
  const status = hero.getByRole('status');
  const question = page.getByRole('group', { name: over });
  const isTold = (bite: number) =>
    expect(status).toHaveText(count.replace('{bite}', `${bite}`).replace('{bites}', `${BITES}`));
  const faults = watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (let bite = 1; bite < BITES; bite++) {
    await button.press('Enter');
    await isTold(bite);
  }
  await expect(page.locator('h1')).toHaveAccessibleName(home.hero.headline);
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  await button.press('Enter');
  await expect(question.getByRole('button', { name: again })).toBeFocused();
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  await expect(question.getByRole('link', { name: label })).toHaveAttribute('href', href);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-home-hero] :focus')).toHaveCount(0);
  await question.getByRole('button', { name: again }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(status).toHaveText(whole);
  await page.keyboard.press('Enter');
  await isTold(1);
  await page.keyboard.press('Escape');
  await expect(status).toHaveText(whole);
  await hero.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(href);
  expect(faults).toEqual([]);
});
