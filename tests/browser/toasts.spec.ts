import { expect, type Page, test } from '@playwright/test';
import { accept, dialog, fill, form, open, service, submit } from '../support/contact-page.ts';
import { frameLabels, contact as words } from '../support/copy.ts';
import {
  afterLoad,
  axeFindings,
  holdTimers,
  motionEnded,
  scrollThrough,
  stopClock,
  watch,
} from '../support/site.ts';

const TEXT = 'Something has been done.';
const { label, close, lost, back } = frameLabels.toasts;
const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** Opens a page without an island. */
async function goto(page: Page) {
  const response = await page.goto('/about');
  await afterLoad(page);
  return response;
}

/** Takes the connection away once all pictures of the page are there: one on its way would be an error. */
async function goOffline(page: Page) {
  await page.waitForFunction(() => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    return pictures.every(({ complete }) => complete);
  });
  await page.context().setOffline(true);
}

/** Asks for a toast as the parts of a page do (browser/toast-event.ts). */
const request = (page: Page) =>
  page.evaluate((text) => {
    document.dispatchEvent(new CustomEvent('toast-request', { detail: ['success', text] }));
  }, TEXT);

async function ask(page: Page) {
  await request(page);
  await expect(toasts(page).first()).toBeVisible();
}

test('the first toast brings React and sonner, the policy allows its styles, and a live region reads it out', async ({
  page,
}) => {
  const faults = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const response = await goto(page);
  // Hashes alone; what each stands for is the build's to say.
  expect(response?.headers()['content-security-policy']).toMatch(
    /style-src 'self'(?: 'sha256-[^']+')+;/,
  );
  const before = asked.length;
  expect(asked.filter((path) => /_astro\/(?:toaster|client)/.test(path))).toEqual([]);
  await ask(page);
  expect(asked.slice(before).some((path) => /toaster/.test(path))).toBe(true);
  // sonner's own style element is what makes the list fixed and 356 px wide.
  const list = page.locator('[data-sonner-toaster]');
  await expect(list).toHaveCSS('position', 'fixed');
  await expect(list).toHaveCSS('width', '356px');
  const region = page.getByRole('region', { name: new RegExp(label) });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toContainText(TEXT);
  expect(faults).toEqual([]);
});

test('a toast stands at the bottom right, on a phone clear of the dock', async ({ page }) => {
  await holdTimers(page, 4000);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await goto(page);
    await ask(page);
    await motionEnded(page);
    const toast = await toasts(page).first().boundingBox();
    if (!toast) throw new Error('no box');
    // It is there, seen or not.
    const dock = await page.locator('[data-dock]').boundingBox();
    if (width < 768)
      expect(toast.y + toast.height).toBeLessThanOrEqual(dock?.y ?? Number.NEGATIVE_INFINITY);
    expect(toast.x).toBeGreaterThanOrEqual(0);
    expect(toast.x + toast.width).toBeLessThanOrEqual(width);
    expect(width - toast.x - toast.width).toBeLessThanOrEqual(24);
    expect(await axeFindings(page, { within: 'section:has([data-sonner-toaster])' })).toEqual([]);
  }
});

test('three toasts are seen at most; Alt T leads to them, the button closes one, 4 seconds close the rest', async ({
  page,
}) => {
  await page.clock.install();
  await goto(page);
  // The first brings the code, and goes while the clock is stopped.
  await ask(page);
  await stopClock(page);
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);
  for (let count = 0; count < 5; count += 1) {
    await request(page);
    await page.clock.runFor(100);
  }
  await expect(toasts(page)).toHaveCount(5);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  await page.keyboard.press('Alt+t');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.getByRole('button', { name: close }).first().click();
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(4);
  await page.mouse.move(10, 10);
  await page.locator('body').click({ position: { x: 5, y: 300 } });
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
});

test('a lost connection warns, its return informs', async ({ page, context }) => {
  const faults = watch(page);
  await goto(page);
  await ask(page);
  await goOffline(page);
  await expect(page.locator('[data-sonner-toast][data-type="warning"]')).toContainText(lost);
  await context.setOffline(false);
  await expect(page.locator('[data-sonner-toast][data-type="info"]')).toContainText(back);
  expect(faults).toEqual([]);
});

test('the page says that the connection is lost although the code of the toasts has not come', async ({
  page,
  context,
}) => {
  const faults = watch(page);
  // What axe scrolls to must have come before, and is pale while it comes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goto(page);
  await scrollThrough(page);
  const plain = page.getByRole('status').filter({ hasText: lost });
  await goOffline(page);
  await expect(plain).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect(plain).toHaveCount(0);
  await expect(page.locator('[data-sonner-toast][data-type="info"]')).toContainText(back);
  expect(faults).toEqual([]);
});

test('a form that is sent where the address ends in #thanks already says at once that it was', async ({
  page,
}) => {
  await service(page, accept);
  await open(page);
  await page.evaluate(() => history.replaceState(null, '', '#thanks'));
  await fill(page);
  await submit(page).click();
  await expect(toasts(page)).toHaveText(words.states.sent);
});

test.describe('beside the thank-you dialog, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a toast says that the form is being sent, the dialog that it was, and a toast again when the dialog is closed', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await service(page, async (route) => {
      await held.promise;
      await accept(route);
    });
    // Everything a live region is given, as assistive technology hears it.
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          if (!element?.closest('[aria-live], [role="status"]')) continue;
          heard.push(
            addedNodes.length > 0
              ? [...addedNodes].map((node) => node.textContent).join()
              : String(target.textContent),
          );
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.clock.install();
    await open(page);
    await fill(page);
    await submit(page).click();
    await expect(toasts(page)).toContainText(words.states.sending);
    held.resolve();
    await expect(dialog(page)).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('[data-sonner-toast][data-type="success"]')).toHaveText(
      words.states.sent,
    );
    await expect(form(page)).toContainText(words.states.sent);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    for (const text of [words.states.sending, words.states.sent])
      expect(heard.filter((line) => line.includes(text))).toHaveLength(1);
  });
});
