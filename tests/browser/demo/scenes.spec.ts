import { expect, type Locator, type Page, test } from '@playwright/test';
import { accept, dialog, fill, open, service, submit } from '../../support/contact-page.ts';
import { describeDemo } from './describe-demo.ts';

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

describeDemo('plate', () => {
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

  test('has room for all of them', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/contact');
    await page.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLInputElement>('[data-interest]'))
        box.checked = true;
    });
    await expect(chosen(page).last()).toBeVisible();
    const [own, ...sweets] = await plate(page)
      .locator('[aria-hidden] > img, [data-chosen]')
      .evaluateAll(([first, ...pictures]) =>
        [first, ...pictures.filter((picture) => picture.matches('[data-chosen]'))].map(
          (picture) => {
            const { left, right, top, bottom } = (picture as HTMLElement).getBoundingClientRect();
            return { left, right, top, bottom };
          },
        ),
      );
    expect(sweets.length).toBeGreaterThan(1);
    for (const { left, right, bottom } of sweets) {
      expect(bottom).toBeGreaterThan(own?.top ?? Number.NaN);
      expect(bottom).toBeLessThan(own?.bottom ?? Number.NaN);
      expect((left + right) / 2).toBeGreaterThan(own?.left ?? Number.NaN);
      expect((left + right) / 2).toBeLessThan(own?.right ?? Number.NaN);
    }
  });

  test('is covered while the enquiry is sent', async ({ page }) => {
    await open(page);
    const cloche = plate(page).locator('[aria-hidden] > img').last();
    await expect(cloche).toBeHidden();
    await page.locator('#form [data-phase]').evaluate((status) => {
      (status as HTMLElement).dataset.phase = 'sending';
    });
    await expect(cloche).toBeVisible();
    const edges = (image: Locator) =>
      image.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    const own = await edges(plate(page).locator('[aria-hidden] > img').first());
    await expect.poll(async () => (await edges(cloche)).bottom).toBeGreaterThan(own.top);
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
            return wide > 1 && !apart && !scene.contains(element);
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
