import { expect, type Locator, type Page, test } from '@playwright/test';
import { form } from '../support/contact-page.ts';
import { pages } from '../support/copy.ts';
import { at, contactInHeader, mainLinks, needed } from '../support/site.ts';

/** How each page that this tab opens is revealed: animations of whole pages by name and direction. */
async function recordReveals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const reveals: string[] = [];
    Reflect.set(window, 'reveals', reveals);
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready.catch(() => {});
      for (const { animationName, effect } of document.getAnimations() as CSSAnimation[])
        if (animationName === 'pour') reveals.push(effect?.getTiming().direction ?? '');
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'reveals'));
}

test('a page is poured over the last one, and wiped off again on the way back', async ({
  page,
}) => {
  const reveals = await recordReveals(page);
  await page.goto('/');
  expect(await reveals()).toEqual([]);
  await mainLinks(page).getByRole('link', { name: pages.about.name }).click();
  await page.waitForURL('/about');
  await expect.poll(reveals).toEqual(['normal']);
  await page.goBack();
  await expect.poll(reveals).toEqual(['reverse']);
});

const mainLink = (page: Page, id: 'about' | 'services') =>
  mainLinks(page).getByRole('link', { name: pages[id].name });

/** Presses the middle of what is seen. Playwright's own click waits until nothing lies above it. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to press.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Opens a page by a link and stops its reveal in the first frame. */
async function openHeld(page: Page, link: Locator, top = 0): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      for (const animation of document.getAnimations()) animation.pause();
      Reflect.set(window, 'isHeld', !!viewTransition);
    });
  });
  await page.goto(at('/services'));
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
  await expect(page.locator('html[data-scrolled]')).toHaveCount(top > 0 ? 1 : 0);
  await link.click();
  await page.waitForFunction(() => Reflect.get(window, 'isHeld'));
}

/** Presses what is seen of a page while it is revealed. */
async function pressDuringChange(page: Page, link: Locator, target: Locator, key?: 'Control') {
  await openHeld(page, link);
  await target.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (key) await page.keyboard.down(key);
  await press(page, target);
  if (key) await page.keyboard.up(key);
}

test('the header of a scrolled page stays with its page while the next one is poured', async ({
  page,
}) => {
  await openHeld(page, mainLink(page, 'about'), 1000);
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement),
  );
  expect(moving).toContain('::view-transition-new(page-about)');
  expect(moving.filter((it) => it?.endsWith('(header)'))).toEqual([]);
});

test('a visitor presses a link during a page change, and its page opens', async ({ page }) => {
  await pressDuringChange(page, mainLink(page, 'about'), mainLink(page, 'services'));
  await page.waitForURL(at('/services'));
});

test('a visitor presses a field during a page change, and it gets the focus', async ({ page }) => {
  const field = form(page).getByRole('textbox').first();
  await pressDuringChange(page, contactInHeader(page), field);
  await expect(field).toBeFocused();
});

test('a visitor presses a choice during a page change, and it is made', async ({ page }) => {
  needed('service');
  const interest = form(page).locator('label:has([name="interests"])').first();
  await pressDuringChange(page, contactInHeader(page), interest);
  await expect(interest.getByRole('checkbox')).toBeChecked();
});

test('a visitor presses a link with Ctrl during a page change, and its page opens in a tab', async ({
  page,
}) => {
  const tab = page.context().waitForEvent('page');
  await pressDuringChange(page, mainLink(page, 'about'), mainLink(page, 'services'), 'Control');
  await (await tab).waitForURL(at('/services'));
  expect(new URL(page.url()).pathname).toBe(at('/about'));
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the second press of a double click on a link does nothing on the next page (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await page.goto(at('/services'));
    await press(page, mainLink(page, 'about'));
    await page.waitForURL(at('/about'));
    await page.evaluate(() => {
      Reflect.set(window, 'pressed', 0);
      navigation.addEventListener('navigate', () =>
        Reflect.set(window, 'pressed', Reflect.get(window, 'pressed') + 1),
      );
    });
    await press(page, mainLink(page, 'about'));
    expect(await page.evaluate('window.pressed')).toBe(0);
    // Half a second after the first it is a press of its own.
    await page.clock.setFixedTime(now + 500);
    await page.addInitScript(() => Reflect.set(window, 'isAnew', true));
    await press(page, mainLink(page, 'about'));
    await page.waitForFunction(() => Reflect.get(window, 'isAnew'));
  });
