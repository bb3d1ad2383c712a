import { expect, type Page, test } from '@playwright/test';
import { accept, dialog, fill, open, service, submit } from '../../support/contact-page.ts';
import { covered } from './scene.ts';

/** The widths at which the site's layouts change. */
const WIDTHS = [360, 768, 1024, 1440, 1920];
const PARTS = '#content :is(a, button, input, textarea, label, p, h2)';

const plate = (page: Page) => page.locator('#content [data-scene]');
const chosen = (page: Page, slug: string) => plate(page).locator(`[data-chosen="${slug}"]`);
const box = (page: Page, slug: string) => page.locator(`[data-interest="${slug}"]`);

/** Slugs of two interests that have a picture. */
async function two(page: Page): Promise<[string, string]> {
  const slugs = await plate(page)
    .locator('[data-chosen]')
    .evaluateAll((pictures) =>
      pictures.map((picture) => picture.getAttribute('data-chosen') ?? ''),
    );
  expect(slugs.length).toBeGreaterThan(1);
  return [slugs[0] ?? '', slugs.at(-1) ?? ''];
}

test('the plate holds what is ticked, covers nothing, keeps what was sent', async ({ page }) => {
  await service(page, accept);
  await open(page);
  const [first, last] = await two(page);
  for (const slug of [first, last]) {
    await expect(chosen(page, slug)).toBeHidden();
    await box(page, slug).press('Space');
    await expect(chosen(page, slug)).toBeVisible();
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await covered(plate(page), PARTS), `${width} px`).toEqual([]);
  }
  await box(page, first).press('Space');
  await expect(chosen(page, first)).toBeHidden();
  await fill(page);
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(box(page, last)).not.toBeChecked();
  await expect(chosen(page, last)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the plate holds what is ticked', async ({ page }) => {
    await page.goto('/contact');
    const [first, last] = await two(page);
    await box(page, first).press('Space');
    await expect(chosen(page, first)).toBeVisible();
    await expect(chosen(page, last)).toBeHidden();
  });
});
