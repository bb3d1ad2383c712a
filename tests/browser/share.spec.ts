import { expect, type Page, test } from '@playwright/test';
import { insightPage, site } from '../support/copy.ts';
import { at, needed, watch } from '../support/site.ts';

const { share } = insightPage;
const toast = (page: Page, type: string) => page.locator(`[data-sonner-toast][data-type=${type}]`);

test('a visitor shares by window, by copy and by the sheet', async ({ page, context }) => {
  const address = site.url + needed('insight');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Records window.open calls instead of opening windows.
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    window.open = (...call) => {
      asked.push(call[2]);
      return Object.assign(Object.create(null), { opener: window });
    };
    navigator.share = async ({ url } = {}) => void asked.push(url);
  });
  const faults = watch(page);
  await page.goto(at(needed('insight')));
  // The script that opens the windows shows this button; until then the links are plain.
  const copy = page.getByRole('button', { name: share.copy });
  await expect(copy).toBeVisible();
  await page.getByRole('link', { name: share.targets.x }).click();
  await page.getByRole('button', { name: share.system }).click();
  expect(await page.evaluate('asked')).toEqual([
    expect.stringMatching(/^popup,width=550,height=420,left=\d+,top=\d+$/),
    address,
  ]);
  await copy.click();
  await expect(toast(page, 'success')).toContainText(share.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(faults).toEqual([]);
});

test('a visitor whose browser refuses gets a tab and is told', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await context.route('https://x.com/**', (route) => route.fulfill({ body: 'shared' }));
  await page.goto(at(needed('insight')));
  await page.getByRole('button', { name: share.copy }).click();
  await expect(toast(page, 'error')).toContainText(share.notCopied);
  await expect(page.getByRole('button', { name: share.system })).toBeHidden();
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: share.targets.x }).click();
  expect((await tab).url()).toContain('https://x.com/intent/post');
});
