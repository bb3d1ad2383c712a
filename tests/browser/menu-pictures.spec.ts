import { expect, type Page, test } from '@playwright/test';
import { records } from '../support/content.ts';
import { afterLoad, menuButton } from '../support/site.ts';

/** Opens a page; gives the requests for pictures of the menu from then on. */
async function open(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('menu-pictures')) asked.push(request.url());
  });
  await page.goto('/contact');
  await afterLoad(page);
  return asked;
}

test('the menu asks for pictures once it opens, and shows that of the link with the pointer', async ({
  page,
}) => {
  const services = records<{ path: string; img?: string; heroImage?: string }>('services');
  const service = services.find(({ img, heroImage }) => img || heroImage);
  test.skip(!service, 'No service of this site has a picture.');
  const asked = await open(page);
  expect(asked).toEqual([]);
  await menuButton(page).click();
  const picture = page.locator('#mega-menu img');
  await expect(picture).toBeVisible();
  const atRest = (await picture.getAttribute('src')) ?? '';
  await page.locator(`#mega-menu a[href="${service?.path}"]`).hover();
  await expect(picture).not.toHaveAttribute('src', atRest);
});

test('a narrow window asks for no pictures of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const asked = await open(page);
  await menuButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-menu-open', '');
  expect(asked).toEqual([]);
});
