import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { home } from '../../support/copy.ts';
import { axeFindings, motionEnded, watch } from '../../support/site.ts';
import { describeDemo } from './describe-demo.ts';

const BITES = 5;

describeDemo('hero that can be eaten', () => {
  const words = () =>
    parse(readFileSync('src/demo/bites/bite-words.yaml', 'utf8')) as Record<
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
  /** The first of the eight discs of each bite. */
  const holes = (page: Page) =>
    hero(page).evaluate((element) => getComputedStyle(element).maskImage.split(' at ').length - 1);

  test('a visitor eats the hero by keys, is told how far it is, and bakes it again', async ({
    page,
  }) => {
    await page.goto('/');
    await button(page).focus();
    for (let bite = 1; bite < BITES; bite++) {
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveText(count(bite));
    }
    await motionEnded(page);
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await page.keyboard.press('Enter');
    const again = question(page).getByRole('button', { name: words().again });
    await expect(again).toBeFocused();
    await motionEnded(page);
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await expect(question(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-home-hero] :focus')).toHaveCount(0);
    await again.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(status(page)).toHaveText(words().whole);
  });

  test('a mouse that rested on the hero bites it, Escape makes it whole, and links stay links', async ({
    page,
  }) => {
    const faults = watch(page);
    await page.clock.install();
    await page.goto('/?bites=2');
    await expect(status(page)).toHaveText(count(2));
    await page.keyboard.press('Escape');
    await expect(status(page)).toHaveText(words().whole);
    await page.locator('h1').click();
    await page.clock.fastForward(1000);
    await expect(hero(page)).toHaveAttribute('data-mouth');
    await page.locator('h1').click();
    await expect(status(page)).toHaveText(count(1));
    await hero(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
    expect(faults).toEqual([]);
  });

  test('the hero is piped and eaten without motion where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/?bites=4');
    await expect(status(page)).toHaveText(count(4));
    expect(await holes(page)).toBe(8 * 4);
    await button(page).click();
    await expect(question(page)).toBeVisible();
    await expect(page.locator('#content i')).toHaveCount(0);
    await expect(page.locator('h1 em svg g:first-child path')).toHaveCount(home.hero.accent.length);
    await expect(page.locator('h1')).toHaveAccessibleName(home.hero.headline);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).target)
        .filter((target) => target?.closest('#content > :nth-child(-n + 2)')),
    );
    expect(moving).toEqual([]);
  });
});
