import { expect, type Page, test } from '@playwright/test';
import { insightKinds } from '../../src/content/insight-kinds.ts';
import { records, yaml } from '../support/content.ts';
import { insightPage, site } from '../support/copy.ts';
import { examples } from '../support/examples.ts';
import { pagesBelow, policyPaths } from '../support/page-kinds.ts';
import { afterLoad, motionEnded, needed } from '../support/site.ts';

/** The first insight of each kind that has one, and the first industry. */
const insights = insightKinds.flatMap(({ id }) => pagesBelow(`/insights/${id}/`)[0] ?? []);
const industries = pagesBelow('/industries/').slice(0, 1);
/** Questions on a page: all on the home page, on an industry those it names. */
const questionsOn = (path: string) =>
  path === '/'
    ? yaml<unknown[]>('faq.yaml')
    : (records<{ path: string; questions?: string[] }>('industries').find(
        (industry) => industry.path === path,
      )?.questions ?? []);

/** What lies between the margins of the case studies' sheet (`@page print-sheet` in print-sheet.module.css), in CSS pixels. */
const PRINTED = { width: 695, height: 1028 };

/** Texts of what is still seen on paper, by selector. */
const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** What stays empty under the last words of the page, in CSS pixels. */
async function airAtTheEnd(page: Page) {
  // A short page ends before the sheet does.
  await page.setViewportSize({ ...PRINTED, height: 100 });
  return page.locator('main').evaluate((main) => {
    const ends = [...main.querySelectorAll('p, li, a, figcaption, img')].map(
      (words) => words.getBoundingClientRect().bottom,
    );
    return document.documentElement.scrollHeight - scrollY - Math.max(...ends);
  });
}

/** Goes to a page and waits until its script has run: what it does to sections must not change what is printed. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await afterLoad(page);
}

test('a case study leaves what belongs to the screen behind and draws its figures', async ({
  page,
}) => {
  const { link, metrics } = needed('project');
  await page.setViewportSize(PRINTED);
  await open(page, link);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main > [data-paper]')).toHaveCount(2);
  await expect(seen(page, 'h1')).toHaveCount(1);
  await expect(seen(page, 'main img')).toHaveCount(1);
  // Two bars for each figure with a base line.
  const drawn = Object.values(metrics).filter(({ before, share }) => before && share !== undefined);
  await expect(seen(page, '[aria-labelledby="metrics"] rect')).toHaveCount(drawn.length * 2);
  for (const furniture of ['header[data-header]', 'footer', '[data-cursor]', '[data-toasts]'])
    await expect(seen(page, furniture), furniture).toHaveCount(0);
  await expect(seen(page, 'button')).toHaveCount(0);
  await expect(seen(page, '[aria-labelledby="next"]')).toHaveCount(0);
  const hidden = await page
    .locator('[data-reveal]')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
  expect(hidden, 'what was not scrolled to is missing').toBe(0);
});

test('every sheet names the brand and the address of the page', async ({ page }) => {
  for (const path of ['/about', ...insights.slice(0, 1)]) {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const imprint = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--imprint'),
    );
    expect(imprint).toBe(`"${site.name}, ${site.url}${path}"`);
  }
});

for (const path of insights)
  test(`${path} prints the insight and nothing around it`, async ({ page }) => {
    await page.setViewportSize(PRINTED);
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const { share, comments, related, contents } = insightPage;
    for (const name of [share.title, comments.title, related, contents])
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
    const furniture = 'header[data-header], footer, button, main header a[href$="/insights"]';
    await expect(seen(page, furniture)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'something is wider than the sheet').toBeLessThanOrEqual(0);
    expect(await airAtTheEnd(page)).toBeLessThanOrEqual(8);
  });

for (const path of ['/', ...industries])
  test(`${path} prints every answer, every project and all praise`, async ({ page }) => {
    await page.setViewportSize(PRINTED);
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const answers = page.locator('details > p');
    await expect(answers).toHaveCount(questionsOn(path).length);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    const slides = page.locator('[data-carousel-scroller] li');
    if (examples.carousel) expect(await slides.count()).toBeGreaterThan(0);
    // What the change of the medium sets in motion has to end first.
    await motionEnded(page);
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
  await open(page, needed('insight with code and a link in its text'));
  await page.emulateMedia({ media: 'print' });
  const ink = await page.locator('[data-prose]').evaluate((text) => getComputedStyle(text).color);
  const blocks = await page.locator('pre').all();
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) {
    expect(await block.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
    await expect(block).toHaveCSS('color', ink);
  }
  const shown = await page
    .locator('article p a[href^="http"]')
    .first()
    .evaluate((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]);
  expect(shown[1]).toContain(shown[0]);
});

for (const path of policyPaths)
  test(`${path} ends with its last words: no air asks for one more sheet`, async ({ page }) => {
    await page.setViewportSize(PRINTED);
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await airAtTheEnd(page)).toBeLessThanOrEqual(8);
  });
