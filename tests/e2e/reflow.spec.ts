import { expect, test } from '@playwright/test';
import { frameLabels } from '../copy.ts';
import { pageKinds } from '../page-kinds.ts';
import { afterLoad, at, axeFindings, scrollWidth } from './site.ts';

test('at 400 % the header goes with the page, and its menu still opens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(at('/about'));
  const header = page.locator('header[data-header]');
  await expect(header).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(header).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('button', { name: frameLabels.menu, exact: true }).click();
  await expect(page.locator('#mega-menu').getByRole('link').first()).toBeVisible();
});

for (const path of [...pageKinds, '/nope']) {
  test(`${path} at 320 px, and at 360 px with wider text spacing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(path));
    await afterLoad(page);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(320);
    const small = await page
      .locator('a, button, summary, input:not([type=hidden])')
      .evaluateAll((all) =>
        all
          .filter(
            (element) =>
              element.checkVisibility() &&
              getComputedStyle(element).display !== 'inline' &&
              !element.classList.contains('visually-hidden') &&
              element.getAttribute('tabindex') !== '-1',
          )
          .filter((element) => {
            const box = (
              element.matches('input') && element.closest('label')
                ? element.closest('label')
                : element
            )?.getBoundingClientRect();
            return box && box.width > 0 && (box.height < 24 || box.width < 24);
          })
          .map((element) => element.outerHTML.slice(0, 100)),
      );
    expect(small).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);

    // WCAG 1.4.12: wider text spacing.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await scrollWidth(page)).toBeLessThanOrEqual(360);
  });
}

test('forced colours: nothing is found but contrast, which is the visitor’s own here', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(at('/'));
  const findings = await axeFindings(page);
  expect(findings.filter((finding) => !finding.startsWith('color-contrast'))).toEqual([]);
  // What is told apart by its background alone keeps a border in this mode.
  for (const selector of ['[data-tone="ink"]', 'article[data-tone]']) {
    const style = await page
      .locator(selector)
      .last()
      .evaluate((element) => getComputedStyle(element).borderTopStyle);
    expect(style, selector).toBe('solid');
  }
});
