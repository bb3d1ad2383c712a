import { expect, type Page, test } from '@playwright/test';
import { accept, dialog, fill, form, open, service, submit } from '../support/contact-page.ts';
import { frameLabels, contact as words } from '../support/copy.ts';
import { afterLoad, at, axeFindings, holdTimers, scrollThrough, watch } from '../support/site.ts';
import { expectTextFits } from '../support/text-size.ts';

const TEXT = 'Something has been done.';
const { label, close, lost, back } = frameLabels.toasts;
const toasts = (page: Page, type = '') =>
  page.locator(`[data-sonner-toast]${type && `[data-type="${type}"]`}`);

test('the first toast brings its code, is read out, and can be closed; three are seen, Alt T opens them', async ({
  page,
}) => {
  await holdTimers(page, 4000);
  const faults = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(at('/about'));
  await afterLoad(page);
  expect(asked.filter((path) => /_astro\/(?:toaster|client)/.test(path))).toEqual([]);
  // Same event as in browser/toast-event.ts.
  const show = () =>
    page.evaluate((text) => {
      document.dispatchEvent(new CustomEvent('toast-request', { detail: ['success', text] }));
    }, TEXT);
  await show();
  const toast = toasts(page, 'success');
  await expect(toast).toHaveCSS('opacity', '1');
  // sonner's own style element sets this.
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
  const region = page.getByRole('region', { name: new RegExp(`${label}.*T$`) });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toContainText(TEXT);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme: width === 360 ? 'dark' : 'light' });
    expect(await axeFindings(page, { within: 'section:has([data-sonner-toaster])' })).toEqual([]);
    const box = await toast.boundingBox();
    const button = await page.getByRole('button', { name: close }).boundingBox();
    const below = await page.locator('[href="#top"]').boundingBox();
    if (!box || !button) throw new Error('no box');
    expect(button).toMatchObject({ width: 44, height: 44 });
    expect(box.y + box.height).toBeLessThanOrEqual(width === 360 ? (below?.y ?? 0) : 740);
  }
  await expectTextFits(page);
  await page.getByRole('button', { name: close }).click();
  await expect(toasts(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 740 });
  for (let count = 0; count < 4; count++) await show();
  await page.keyboard.press('Alt+t');
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  for (const one of await page.locator('[data-sonner-toast][data-visible="true"]').all())
    await expect(one).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate('window.isTimerHeld')).toBe(true);
  expect(faults).toEqual([]);
});

test('the page says that the connection is lost, and is back', async ({ page, context }) => {
  const faults = watch(page);
  // axe scrolls to elements, which must be loaded and must not be fading in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('/about'));
  await afterLoad(page);
  await scrollThrough(page);
  // Offline, a picture still loading would fail.
  await page.waitForFunction(() => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    return pictures.every(({ complete }) => complete);
  });
  const plain = page.getByRole('status').filter({ hasText: lost });
  await context.setOffline(true);
  await expect(plain).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect(plain).toHaveCount(0);
  await expect(toasts(page, 'info')).toContainText(back);
  await context.setOffline(true);
  await expect(toasts(page, 'warning')).toContainText(lost);
  expect(faults).toEqual([]);
});

test('a form that is sent at #thanks says at once that it was', async ({ page }) => {
  await service(page, accept);
  await open(page);
  await page.evaluate(() => history.replaceState(null, '', '#thanks'));
  await fill(page);
  await submit(page).click();
  await expect(toasts(page)).toHaveText(words.states.sent);
});

test('the thank-you dialog alone says that a form was sent, and another toast waits for it', async ({
  page,
  context,
}) => {
  const held = Promise.withResolvers<void>();
  await service(page, async (route) => {
    await held.promise;
    await accept(route);
  });
  await page.clock.install();
  await open(page);
  await fill(page);
  await submit(page).click();
  await expect(toasts(page)).toContainText(words.states.sending);
  held.resolve();
  await expect(dialog(page)).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.clock.runFor(5000);
  await expect(dialog(page)).toBeHidden();
  await expect(toasts(page)).toHaveText(lost);
  await expect(form(page)).toContainText(words.states.sent);
});
