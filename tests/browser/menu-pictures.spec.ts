import { expect, test } from '@playwright/test';
import { records } from '../support/content.ts';
import { afterLoad } from '../support/site.ts';

test('the menu asks for pictures once it opens, and shows that of the link with the pointer', async ({
  page,
}) => {
  const withPicture = records<{ path: string; img?: string; heroImage?: string }>(
    'services',
  ).filter(({ img, heroImage }) => img || heroImage);
  const [record] = withPicture;
  test.skip(!record, 'No service of this site has a picture.');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await afterLoad(page);
  await page.locator('[popovertarget="mega-menu"]').first().hover();
  expect(asked.filter((url) => url.includes('menu-pictures'))).toEqual([]);
  await page.locator('[popovertarget="mega-menu"]').first().click();
  const picture = page.locator('#mega-menu img');
  await expect(picture).toBeVisible();
  const atRest = await picture.getAttribute('src');
  await page.locator(`#mega-menu a[href="${record?.path}"]`).hover();
  await expect(picture).not.toHaveAttribute('src', atRest ?? '');
  await expect(picture).toHaveCount(1);
});

test('a phone asks for no pictures of the menu', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/contact');
  await afterLoad(page);
  await page.locator('[popovertarget="mega-menu"]:visible').first().click();
  await expect(page.locator('#mega-menu')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-menu-open', '');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => url.includes('menu-pictures'))).toEqual([]);
});
