import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { form } from '../support/contact-page.ts';
import { pages } from '../support/copy.ts';
import { at, mainLinks, needed } from '../support/site.ts';

const mainLink = (page: Page, id: 'about' | 'services') =>
  mainLinks(page).getByRole('link', { name: pages[id].name });

/** Returns a function that expects how the last page was revealed, followed by the pictures and marks that moved. */
async function recordReveals(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      Reflect.deleteProperty(window, 'way');
      await viewTransition?.ready.catch(() => {});
      const moving = document
        .getAnimations()
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
        .filter((name) => /\((?:picture|current)\)$/.test(name || ''));
      const [type = 'at once'] = viewTransition?.types ?? [];
      Reflect.set(window, 'way', [type, ...new Set(moving)].join(' '));
    });
  });
  return (how: RegExp) => expect.poll(() => page.evaluate('window.way')).toMatch(how);
}

test('main pages pass by in the order of the menu, a card is entered with its picture, and left by going back', async ({
  page,
}) => {
  needed('picture of a service');
  const isRevealed = await recordReveals(page);
  await page.goto(at('/'));
  await isRevealed(/^at once$/);
  await mainLink(page, 'services').click();
  await isRevealed(/^next .*group\(current\)/);
  await mainLink(page, 'about').click();
  await isRevealed(/^previous .*group\(current\)/);
  await page.goBack();
  await isRevealed(/^next /);
  // In a wide window, services are listed without pictures.
  await page.setViewportSize({ width: 360, height: 800 });
  const cards = page.locator('main li', { has: page.locator('[data-transition]:visible') });
  await cards.last().getByRole('link').click();
  // A single picture: neither the old nor the new one fades.
  await isRevealed(/^in \S*group\(picture\)$/);
  await page.goBack();
  await isRevealed(/^out \S*group\(picture\)$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await mainLink(page, 'about').click();
  await page.waitForURL(at('/about'));
  await isRevealed(/^at once$/);
});

test('a page that took long to come is shown at once, and is left by a page change', async ({
  page,
}) => {
  const isRevealed = await recordReveals(page);
  await page.goto(at('/'));
  await page.route(at('/services'), async (route) => {
    await sleep(300);
    await route.continue();
  });
  // Unlike the pointer, a key fetches nothing ahead.
  await mainLink(page, 'services').press('Enter');
  await page.waitForURL(at('/services'));
  await isRevealed(/^at once$/);
  await mainLink(page, 'about').click();
  await isRevealed(/^previous /);
});

/** Clicks the target although the page transition covers it. */
const press = (target: Locator) => target.click({ force: true });

/** Opens a page by a link, pauses its reveal in the first frame and clicks the target, if any. */
async function pressDuringChange(page: Page, link: Locator, target?: Locator) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      for (const animation of document.getAnimations()) animation.pause();
      Reflect.set(window, 'isHeld', !!viewTransition);
    });
  });
  await page.goto(at('/services'));
  await link.click();
  await page.waitForFunction(() => Reflect.get(window, 'isHeld'));
  if (target) await press(target);
}

test('a visitor presses a link during a page change, and its page opens', async ({ page }) => {
  await pressDuringChange(page, mainLink(page, 'about'), mainLink(page, 'services'));
  await page.waitForURL(at('/services'));
});

test('a key ends a page change', async ({ page }) => {
  await pressDuringChange(page, mainLink(page, 'about'));
  expect(await page.evaluate(() => !!document.activeViewTransition)).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeViewTransition)).toBe(null);
});

test('a visitor presses a field during a page change, and it gets the focus', async ({ page }) => {
  const contact = page.getByRole('banner').getByRole('link', { name: pages.contact.name }).first();
  const field = form(page).getByRole('textbox').first();
  await pressDuringChange(page, contact, field);
  await expect(field).toBeFocused();
});

test('the second press of a double click does nothing on the next page', async ({ page }) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.goto(at('/services'));
  await press(mainLink(page, 'about'));
  await page.waitForURL(at('/about'));
  await page.evaluate(() =>
    navigation.addEventListener('navigate', () => Reflect.set(window, 'isLeft', true)),
  );
  await press(mainLink(page, 'about'));
  expect(await page.evaluate('window.isLeft')).toBeUndefined();
  // Half a second later it counts as a new click.
  await page.clock.setFixedTime(now + 500);
  const anew = page.waitForEvent('framenavigated');
  await press(mainLink(page, 'about'));
  await anew;
});
