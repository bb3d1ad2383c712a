import { expect, type Page, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { records } from '../content.ts';
import { accept, dialog, fill, open, service, submit } from './contact-page.ts';
import { afterLoad } from './site.ts';

/** The widths at which the site's layouts change. */
const WIDTHS = [360, 768, 1024, 1440, 1920];

const boxes = (page: Page) => page.locator('[data-interest]');
const plate = (page: Page) => page.locator('#content [data-scene]');
const chosen = (page: Page) => plate(page).locator('[data-chosen]');

/** Slugs of the pictures that are seen on the plate. */
const shown = (page: Page) =>
  chosen(page).evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
      .map((picture) => (picture as HTMLElement).dataset.chosen),
  );

/** Ticks two interests that have a picture; gives their slugs. */
async function tickTwo(page: Page): Promise<string[]> {
  const slugs = await chosen(page).evaluateAll((pictures) =>
    pictures.map((picture) => (picture as HTMLElement).dataset.chosen ?? ''),
  );
  expect(slugs.length).toBeGreaterThan(1);
  const two = [slugs[0] ?? '', slugs.at(-1) ?? ''];
  for (const slug of two) await page.locator(`[data-interest="${slug}"]`).check({ force: true });
  return two;
}

test.describe('plate', () => {
  test.skip(!features.scenes, 'This site has no scenes.');
  test.use({ viewport: { width: 1440, height: 900 } });

  test('holds what is ticked, and keeps it when it was sent', async ({ page }) => {
    await service(page, accept);
    await open(page);
    expect(await shown(page)).toEqual([]);
    const two = await tickTwo(page);
    await expect.poll(() => shown(page)).toEqual(two);
    await page.locator(`[data-interest="${two[0]}"]`).uncheck({ force: true });
    await expect.poll(() => shown(page)).toEqual(two.slice(1));
    await fill(page);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(boxes(page).and(page.locator(':checked'))).toHaveCount(0);
    expect(await shown(page)).toEqual(two.slice(1));
  });

  test('covers no control at any width', async ({ page }) => {
    await page.goto('/contact');
    await tickTwo(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overlapping = await page.evaluate(() => {
        const scene = document.querySelector('#content [data-scene]');
        if (!scene?.checkVisibility()) return [];
        const own = scene.getBoundingClientRect();
        return [
          ...document.querySelectorAll('#content :is(a, button, input, textarea, label, p, h2)'),
        ]
          .filter((element) => {
            const { top, bottom, left, right, width: wide } = element.getBoundingClientRect();
            const apart =
              bottom <= own.top || top >= own.bottom || right <= own.left || left >= own.right;
            return wide > 1 && !apart;
          })
          .map((element) => element.outerHTML.slice(0, 80));
      });
      expect(overlapping, `${width} px`).toEqual([]);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('holds what is ticked', async ({ page }) => {
      await page.goto('/contact');
      const slugs = await chosen(page).evaluateAll((pictures) =>
        pictures.map((picture) => picture.getAttribute('data-chosen') ?? ''),
      );
      const slug = slugs.at(0) ?? '';
      await page.locator(`[data-interest="${slug}"]`).check({ force: true });
      await expect(page.locator(`[data-chosen="${slug}"]`)).toBeVisible();
      await expect(page.locator(`[data-chosen="${slugs.at(-1)}"]`)).toBeHidden();
    });
  });
});

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
