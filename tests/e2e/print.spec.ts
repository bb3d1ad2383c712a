import { expect, type Page, test } from '@playwright/test';
import { afterLoad, listedPaths } from './site.ts';

const cases = listedPaths.filter((path) => /^\/projects\/\d+$/.test(path));
const ARTICLE = '/insights/article/offline-is-a-feature';
const BLOG = '/insights/blog/the-day-1000-test';

/** What lies between the margins of the case studies' sheet (`@page print-sheet` in print-sheet.module.css), in CSS pixels. */
const PRINTED = { width: 695, height: 1028 };

/** Sheets of an A4 print at the browser's own settings: its page objects, which must be as many as its page tree counts. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
  const counts = [...pdf.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count (\d+)/g)].map(([, n]) =>
    Number(n),
  );
  expect(Math.max(...counts), 'the page tree disagrees').toBe(pages);
  return pages;
}

/** Texts of what is still seen on paper, by selector. */
const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** Goes to a page and waits until its script has run: what it does to sections must not change what is printed. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await afterLoad(page);
}

test('there are six case studies', () => {
  expect(cases).toHaveLength(6);
});

for (const path of cases) {
  test(`${path} prints on two sheets`, async ({ page }) => {
    await open(page, path);
    expect(await sheets(page)).toBe(2);
  });

  test(`${path} fits its sheets and sheets the screen's furniture behind`, async ({ page }) => {
    await page.setViewportSize(PRINTED);
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const sheets = page.locator('main > [data-paper]');
    await expect(sheets).toHaveCount(2);
    for (const one of await sheets.all()) {
      const { needs, has, across } = await one.evaluate((sheet) => ({
        needs: sheet.scrollHeight,
        has: sheet.clientHeight,
        across: sheet.scrollWidth - sheet.clientWidth,
      }));
      expect(needs, 'the sheet overflows').toBeLessThanOrEqual(has);
      expect(across, 'the sheet overflows sideways').toBeLessThanOrEqual(0);
    }
    await expect(seen(page, 'h1')).toHaveCount(1);
    await expect(seen(page, 'main img')).toHaveCount(1);
    // Six figures of which some have a base line: whatever has one is drawn.
    expect(await seen(page, '[aria-labelledby="metrics"] rect').count()).toBeGreaterThanOrEqual(4);
    for (const furniture of ['header[data-header]', 'footer', '[data-cursor]', '[data-toasts]'])
      await expect(seen(page, furniture), furniture).toHaveCount(0);
    await expect(seen(page, 'button')).toHaveCount(0);
    await expect(seen(page, '[aria-labelledby="next"]')).toHaveCount(0);
    const hidden = await page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
    expect(hidden, 'what was not scrolled to is missing').toBe(0);
  });
}

test('every sheet names the brand and the address of the page', async ({ page }) => {
  for (const path of ['/projects/1', ARTICLE, '/privacy']) {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const imprint = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--imprint'),
    );
    expect(imprint).toBe(`"Whiskbit, https://whiskbit.example${path}"`);
  }
});

for (const path of [ARTICLE, BLOG, '/insights/case-study/ninety-days-of-bread']) {
  test(`${path} prints the insight and nothing around it`, async ({ page }) => {
    await page.setViewportSize(PRINTED);
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Share this article', 'Comments', 'Related Articles', 'Table of Contents'])
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
    await expect(seen(page, 'header[data-header], footer, button, main header a')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Published on August 22, 2025')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'something is wider than the sheet').toBeLessThanOrEqual(0);
  });
}

for (const path of ['/', '/industries/finance'])
  test(`${path} prints every answer, every project and all praise`, async ({ page }) => {
    await page.setViewportSize(PRINTED);
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const answers = page.locator('details > p');
    await expect(answers).toHaveCount(20);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    const slides = page.locator('[data-carousel-scroller] li');
    expect(await slides.count()).toBeGreaterThanOrEqual(9);
    const outside = await slides.evaluateAll((all) =>
      all
        .map((slide) => slide.getBoundingClientRect())
        .filter(({ left, right }) => left < -1 || right > innerWidth + 1)
        .map(({ left, right }) => `${left} to ${right}`),
    );
    expect(outside, 'slides beside the sheet').toEqual([]);
    await expect(seen(page, '[data-carousel-controls]')).toHaveCount(0);
  });

test('code wraps, is dark on white, and links show where they lead', async ({ page }) => {
  await page.setViewportSize(PRINTED);
  await open(page, BLOG);
  await page.emulateMedia({ media: 'print' });
  const blocks = await page.locator('pre').all();
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) {
    expect(await block.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
    await expect(block).toHaveCSS('color', 'rgb(34, 18, 15)');
  }
  const shown = await page
    .locator('article p a[href^="http"]')
    .first()
    .evaluate((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]);
  expect(shown[1]).toContain(shown[0]);
});

for (const path of ['/privacy', '/terms', '/cookies', ARTICLE]) {
  test(`${path} ends with its last words: no air asks for one more sheet`, async ({ page }) => {
    await page.setViewportSize(PRINTED);
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const air = await page.locator('main').evaluate((main) => {
      const ends = [...main.querySelectorAll('p, li, a')].map(
        (words) => words.getBoundingClientRect().bottom,
      );
      return document.documentElement.scrollHeight - scrollY - Math.max(...ends);
    });
    expect(air).toBeLessThanOrEqual(8);
  });
}
