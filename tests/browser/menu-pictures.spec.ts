import { expect, test } from '@playwright/test';
import { records } from '../support/content.ts';
import { afterLoad, menuButton } from '../support/site.ts';

test('the menu asks for pictures once it opens in a wide window', async ({ page }) => {
  const services = records<{ path: string; img?: string; heroImage?: string }>('services');
  const service = services.find(({ img, heroImage }) => img || heroImage);
  test.skip(!service, 'No service of this site has a picture.');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('menu-pictures')) asked.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/contact');
  await afterLoad(page);
  await menuButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-menu-open', '');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await afterLoad(page);
  expect(asked, 'in a narrow window, and before it opens').toEqual([]);
  await menuButton(page).click();
  const picture = page.locator('#mega-menu img');
  await expect(picture).toBeVisible();
  const atRest = (await picture.getAttribute('src')) ?? '';
  await page.locator(`#mega-menu a[href="${service?.path}"]`).hover();
  await expect(picture).not.toHaveAttribute('src', atRest);
});
