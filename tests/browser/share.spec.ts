import { expect, test } from '@playwright/test';
import { insightPage, site } from '../support/copy.ts';
import { needed, watch } from '../support/site.ts';

const { share } = insightPage;
const insight = () => needed('insight');
const address = () => `${site.url}${insight()}`;

/** Records what the page asks `window.open` for instead of opening it. */
const record = () => {
  const calls: (string | undefined)[][] = [];
  Object.assign(window, { opened: calls });
  window.open = (...call) => {
    calls.push(call.map(String));
    return Object.assign(Object.create(null), { opener: window });
  };
};

test('share links open centred windows of their sizes', async ({ page }) => {
  await page.addInitScript(record);
  const faults = watch(page);
  await page.goto(insight());
  // Shown by the script that opens the windows; before it has come, the links are plain links.
  await expect(page.locator('[data-share-copy]')).toBeVisible();
  const { x, linkedin, facebook } = share.targets;
  for (const name of [x, linkedin, facebook]) await page.getByRole('link', { name }).click();
  const opened: string[][] = await page.evaluate(() => Reflect.get(window, 'opened'));
  expect(opened).toHaveLength(3);
  for (const [href = '', , features = ''] of opened) {
    expect(href).toContain(encodeURIComponent(insight()));
    const { width, height, left, top } = Object.fromEntries(
      [...features.matchAll(/(\w+)=(-?\d+)/g)].map(([, key, value]) => [key, Number(value)]),
    );
    expect(width).toBeGreaterThanOrEqual(550);
    expect(width).toBeLessThanOrEqual(750);
    expect(height).toBeGreaterThanOrEqual(400);
    expect(height).toBeLessThanOrEqual(600);
    const centre = await page.evaluate(() => [screenX + outerWidth / 2, screenY + outerHeight / 2]);
    expect(Math.abs((left ?? 0) + (width ?? 0) / 2 - (centre[0] ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs((top ?? 0) + (height ?? 0) / 2 - (centre[1] ?? 0))).toBeLessThanOrEqual(1);
  }
  expect(page.url()).toContain(insight());
  expect(faults).toEqual([]);
});

test('a blocked window falls back to the link itself, in a new tab', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await context.route('https://x.com/**', (route) =>
    route.fulfill({ body: 'shared', contentType: 'text/html' }),
  );
  await page.goto(insight());
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: share.targets.x }).click();
  expect((await tab).url()).toContain('https://x.com/intent/post');
});

test('copies the address and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const faults = watch(page);
  await page.goto(insight());
  await page.getByRole('button', { name: share.copy }).click();
  await expect(page.locator('[data-sonner-toast][data-type="success"]')).toContainText(
    share.copied,
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address());
  expect(faults).toEqual([]);
});

test('says when the browser refuses to copy', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto(insight());
  await page.getByRole('button', { name: share.copy }).click();
  await expect(page.locator('[data-sonner-toast][data-type="error"]')).toContainText(
    share.notCopied,
  );
});

test('offers the share sheet where the system has one, and only there', async ({ page }) => {
  const button = page.getByRole('button', { name: share.system });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(insight());
  await expect(button).toBeHidden();
  await page.addInitScript(() => {
    navigator.share = (data) => {
      Object.assign(window, { shared: data });
      return Promise.resolve();
    };
  });
  await page.reload();
  await button.click();
  expect((await page.evaluate(() => Reflect.get(window, 'shared'))).url).toBe(address());
});
