import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { load } from 'js-yaml';
import { home } from '../../support/copy.ts';
import { axeFindings, motionEnded, watch } from '../../support/site.ts';
import { describeDemo } from './describe-demo.ts';

const BITES = 5;

describeDemo('hero that can be eaten', () => {
  const words = () =>
    load(readFileSync('src/demo/bites/bite-words.yaml', 'utf8')) as Record<
      'take' | 'count' | 'over' | 'again' | 'whole',
      string
    >;
  const hero = (page: Page) => page.locator('[data-home-hero]');
  const button = (page: Page) => hero(page).getByRole('button', { name: words().take });
  const status = (page: Page) => hero(page).getByRole('status');
  const count = (bite: number) =>
    words().count.replace('{bite}', `${bite}`).replace('{bites}', `${BITES}`);
  const question = (page: Page) => page.getByRole('group', { name: words().over });
  const again = (page: Page) => question(page).getByRole('button', { name: words().again });
  /** Middles of the holes in pixels of the window: the first of the eight discs of each bite. */
  const holes = (page: Page) =>
    hero(page).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const places = getComputedStyle(element).maskImage.matchAll(/ at ([\d.]+)% ([\d.]+)%/g);
      return [...places].map(([, x, y]) => ({
        x: left + (Number(x) / 100) * width,
        y: top + (Number(y) / 100) * height,
      }));
    });
  const crumbs = (page: Page) => page.locator('#content i');

  test('is bitten where a mouse that rested on it clicks, its links stay links', async ({
    page,
  }) => {
    const faults = watch(page);
    await page.goto('/');
    await expect(button(page)).toBeVisible();
    const box = await page.locator('h1 em').boundingBox();
    const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 60 };
    await page.mouse.click(at.x, at.y);
    await expect(status(page)).toHaveText('');
    await expect(hero(page)).toHaveAttribute('data-mouth');
    await page.mouse.click(at.x, at.y);
    await expect(status(page)).toHaveText(count(1));
    const [hole] = await holes(page);
    expect(Math.hypot((hole?.x ?? 0) - at.x, (hole?.y ?? 0) - at.y)).toBeLessThan(2);
    await expect(crumbs(page).first()).toBeVisible();
    const { href, label } = home.hero.actions[0];
    await hero(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
    expect(faults).toEqual([]);
  });

  test('is eaten and baked again by keys, and says how far it is', async ({ page }) => {
    await page.goto('/');
    await button(page).focus();
    for (let bite = 1; bite < BITES; bite++) {
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveText(count(bite));
    }
    await motionEnded(page);
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(again(page)).toBeFocused();
    await motionEnded(page);
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    const { href, label } = home.hero.actions[0];
    await expect(question(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-home-hero] :focus')).toHaveCount(0);
    await again(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(status(page)).toHaveText(words().whole);
    expect(await holes(page)).toEqual([]);
  });

  test('shows the bites of a shared link, and Escape makes it whole', async ({ page }) => {
    await page.goto('/?bites=3');
    await expect(status(page)).toHaveText(count(3));
    expect(await holes(page)).toHaveLength(3);
    await page.keyboard.press('Escape');
    await expect(status(page)).toHaveText(words().whole);
    await expect(hero(page)).toHaveCSS('mask-image', 'none');
  });

  for (const [where, reduce] of [
    ['in the system', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    [
      'on the site',
      (page: Page) =>
        page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.dataset.motion = 'off';
          });
        }),
    ],
  ] as const)
    test(`has holes and a question, and nothing moves, where motion is reduced ${where}`, async ({
      page,
    }) => {
      await reduce(page);
      await page.goto('/?bites=4');
      await expect(status(page)).toHaveText(count(4));
      expect(await holes(page)).toHaveLength(4);
      await button(page).click();
      await expect(question(page)).toBeVisible();
      expect(await crumbs(page).count()).toBe(0);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).target)
          .filter((target) => target?.closest('#content > :nth-child(-n + 2)')),
      );
      expect(moving).toEqual([]);
    });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`has its last word piped, and the word stays text, motion: ${reducedMotion}`, async ({
      page,
    }) => {
      const faults = watch(page);
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      const letters = page.locator('h1 em svg g:first-child path');
      await expect(letters).toHaveCount(home.hero.accent.length);
      const moving = () =>
        letters.evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length);
      if (reducedMotion === 'reduce') expect(await moving()).toBe(0);
      else await expect.poll(moving).toBe(0);
      await expect(page.locator('h1')).toHaveAccessibleName(home.hero.headline);
      await expect(page.locator('h1 em')).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
      expect(faults).toEqual([]);
    });

  test('halts its piping at a press, and has its word whole soon after', async ({ page }) => {
    // In the page, from its start: between two looks from outside a busy machine may pipe the whole word.
    await page.addInitScript(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      let first: Animation | undefined;
      while (!first) {
        await frame();
        first = document.querySelector('h1 em svg')?.getAnimations({ subtree: true })[0];
      }
      dispatchEvent(new PointerEvent('pointerdown'));
      const seen = [first.currentTime];
      for (let count = 0; count < 12; count++) {
        await frame();
        seen.push(first.currentTime);
      }
      Reflect.set(window, 'seen', seen);
    });
    await page.goto('/');
    const moving = () =>
      page
        .locator('h1 em svg g path')
        .evaluateAll((paths) => paths.flatMap((path) => path.getAnimations()).length);
    await page.waitForFunction(() => Reflect.has(window, 'seen'));
    const times: unknown[] = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(times).toEqual(Array(13).fill(expect.any(Number)));
    // A busy machine may need so long for twelve frames that the word is whole by then.
    expect(new Set(times).size).toBeLessThanOrEqual(2);
    await expect.poll(moving).toBe(0);
    await expect(page.locator('h1 em')).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
  });
});
