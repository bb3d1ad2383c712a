import { expect, test } from '@playwright/test';
import { insightPage as copy } from '../support/copy.ts';
import { at, needed } from '../support/site.ts';

test('the contents of an insight stay in view, lead, mark what is read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at(needed('insight with four sections')));
  const contents = page.getByRole('navigation', { name: copy.contents });
  const headings = page.locator('[data-prose] :is(h2, h3)');
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const hrefs = await contents
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(ids);
  const link = contents.getByRole('link').nth(3);
  await link.click();
  const section = page.locator((await link.getAttribute('href')) ?? '');
  await expect(section).toBeInViewport();
  const header = await page.locator('header[data-header]').boundingBox();
  await expect
    .poll(async () => (await section.boundingBox())?.y)
    .toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  await expect(contents).toBeInViewport({ ratio: 0.9 });
  await expect(link).toHaveAttribute('aria-current', 'location');
  // Jumps past all sections at once.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location');
  await expect(page.locator('[data-contents] [aria-current]')).toHaveCount(1);
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(contents).toBeHidden();
});
