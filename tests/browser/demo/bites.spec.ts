import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { load } from 'js-yaml';
import { home } from '../../support/copy.ts';
import { axeFindings, watch } from '../../support/site.ts';
import { describeDemo } from './describe-demo.ts';

const BITES = 5;

describeDemo('hero that can be eaten', () => {
  const words = () =>
    load(readFileSync('src/demo/bites/bite-words.yaml', 'utf8')) as Record<
      'take' | 'count' | 'over' | 'again' | 'whole',
      string
    >;
  const [{ href, label }] = home.hero.actions;
  const hero = (page: Page) => page.locator('[data-home-hero]');
  const button = (page: Page) => hero(page).getByRole('button', { name: words().take });
  const status = (page: Page) => hero(page).getByRole('status');
  const count = (bite: number) =>
    words().count.replace('{bite}', `${bite}`).replace('{bites}', `${BITES}`);
  const question = (page: Page) => page.getByRole('group', { name: words().over });

  test('a visitor eats the hero by keys, is told how far it is, and bakes it again; nothing moves where motion is reduced', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await button(page).focus();
    for (let bite = 1; bite < BITES; bite++) {
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveText(count(bite));
    }
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await page.keyboard.press('Enter');
    const again = question(page).getByRole('button', { name: words().again });
    await expect(again).toBeFocused();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).target)
        .filter((target) => target?.closest('#content > :nth-child(-n + 2)')),
    );
    expect(moving).toEqual([]);
    await expect(question(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-home-hero] :focus')).toHaveCount(0);
    await again.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(status(page)).toHaveText(words().whole);
  });

  test('Escape makes the hero whole, and its links stay links', async ({ page }) => {
    const faults = watch(page);
    await page.goto('/?bites=4');
    await expect(status(page)).toHaveText(count(4));
    await expect(page.locator('h1')).toHaveAccessibleName(home.hero.headline);
    await button(page).click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(status(page)).toHaveText(words().whole);
    await hero(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
    expect(faults).toEqual([]);
  });
});
