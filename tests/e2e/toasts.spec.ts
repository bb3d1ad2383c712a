import { expect, type Page, test } from '@playwright/test';
import { frameLabels, insightPage, contact as words } from '../copy.ts';
import { accept, dialog, fill, form, open, service, submit } from './contact-page.ts';
import { afterLoad, axeFindings, motionEnded, needed, watch } from './site.ts';

const insight = () => needed('insight');
const { copy, copied } = insightPage.share;
const { label, close, lost, back } = frameLabels.toasts;
const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** The first toast on a page without an island: the link is copied. */
async function copyLink(page: Page) {
  await page.getByRole('button', { name: copy }).click();
  await expect(toasts(page).first()).toBeVisible();
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('React and sonner arrive with the first toast, and the policy lets its styles through', async ({
  page,
}) => {
  const faults = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const response = await page.goto(insight());
  await afterLoad(page);
  // Hashes alone; what each stands for is the build's to say.
  expect(response?.headers()['content-security-policy']).toMatch(
    /style-src 'self'(?: 'sha256-[^']+')+;/,
  );
  const before = asked.length;
  expect(asked.filter((path) => /_astro\/(?:toaster|client)/.test(path))).toEqual([]);
  await copyLink(page);
  expect(asked.slice(before).some((path) => /toaster/.test(path))).toBe(true);
  // sonner's own style element is what makes the list fixed and 356 px wide.
  const list = page.locator('[data-sonner-toaster]');
  await expect(list).toHaveCSS('position', 'fixed');
  await expect(list).toHaveCSS('width', '356px');
  await expect(toasts(page)).toHaveCSS('opacity', '1');
  expect(faults).toEqual([]);
});

test('stands at the bottom right, on a phone clear of the dock', async ({ page }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(insight());
    await copyLink(page);
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

test('at most three are seen; Alt T leads to them, the button closes one, 4 seconds close the rest', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(insight());
  const button = page.getByRole('button', { name: copy });
  await copyLink(page);
  for (let count = 0; count < 4; count += 1) await button.click();
  await expect(toasts(page)).toHaveCount(5);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  await page.keyboard.press('Alt+t');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await page.getByRole('button', { name: close }).first().click();
  await expect(toasts(page)).toHaveCount(4);
  await page.mouse.move(10, 10);
  await page.locator('body').click({ position: { x: 5, y: 300 } });
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
});

test('a list opened and left by the keyboard lets its messages go', async ({ page }) => {
  await page.clock.install();
  await page.goto(insight());
  await copyLink(page);
  await page.getByRole('button', { name: copy }).press('Enter');
  await expect(toasts(page)).toHaveCount(2);
  await page.keyboard.press('Alt+t');
  await expect(toasts(page).first()).toHaveAttribute('data-expanded', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[data-sonner-toaster]')).not.toBeFocused();
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast slides in and out without fading, so that its text keeps its contrast', async ({
  page,
}) => {
  await page.goto(insight());
  await page.evaluate(() => {
    const opacities: string[] = [];
    Object.assign(window, { opacities });
    const look = () => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]'))
        opacities.push(
          ...[toast, ...toast.children].map((element) => getComputedStyle(element).opacity),
        );
      requestAnimationFrame(look);
    };
    look();
  });
  await copyLink(page);
  await motionEnded(page);
  await page.getByRole('button', { name: close }).click();
  await expect(toasts(page)).toHaveCount(0);
  const opacities = new Set(await page.evaluate<string[]>('opacities'));
  expect(opacities).toContain('1');
  expect([...opacities].filter((value) => value !== '0' && value !== '1')).toEqual([]);
});

test('are read out: a polite live region with a name stands around them', async ({ page }) => {
  await page.goto(insight());
  await copyLink(page);
  const region = page.getByRole('region', { name: new RegExp(label) });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toContainText(copied);
});

test('a lost connection warns, its return informs', async ({ page, context }) => {
  const faults = watch(page);
  await page.goto(insight());
  await afterLoad(page);
  await copyLink(page);
  await context.setOffline(true);
  await expect(page.locator('[data-sonner-toast][data-type="warning"]')).toContainText(lost);
  await context.setOffline(false);
  await expect(page.locator('[data-sonner-toast][data-type="info"]')).toContainText(back);
  expect(faults).toEqual([]);
});

test('where the code of the toasts is not there yet, the loss is said all the same', async ({
  page,
  context,
}) => {
  const faults = watch(page);
  await page.goto(insight());
  await afterLoad(page);
  const plain = page.getByRole('status').filter({ hasText: lost });
  await context.setOffline(true);
  await expect(plain).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect(plain).toHaveCount(0);
  await expect(page.locator('[data-sonner-toast][data-type="info"]')).toContainText(back);
  expect(faults).toEqual([]);
});

test.describe('beside the thank-you dialog, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('sending says so in a toast; success by the dialog, and by a toast when that has gone', async ({
    page,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await service(page, async (route) => {
      await held;
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
    answer();
    await expect(dialog(page)).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(dialog(page)).toBeHidden();
    await expect(toasts(page)).toHaveText(words.states.sent);
    await expect(toasts(page)).toHaveAttribute('data-type', 'success');
    await expect(form(page)).toContainText(words.states.sent);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    for (const text of [words.states.sending, words.states.sent])
      expect(heard.filter((line) => line.includes(text))).toHaveLength(1);
  });

  test('an answer that is there before the toasts are leaves no “sending” behind', async ({
    page,
  }) => {
    await page.route(/toaster/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await service(page, accept);
    await open(page);
    await fill(page);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(toasts(page)).toHaveText([words.states.sent]);
  });

  test('what happens meanwhile is said when the dialog has gone, where it can be closed', async ({
    page,
    context,
  }) => {
    await page.goto('/contact#thanks');
    await expect(dialog(page)).toHaveJSProperty('open', true);
    await context.setOffline(true);
    const code = page.waitForResponse(/\/toaster[.-]/);
    await context.setOffline(false);
    await (await code).finished();
    await expect(toasts(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toContainText(back);
    await page.getByRole('button', { name: close }).click();
    await expect(toasts(page)).toHaveCount(0);
  });
});
