import { expect, type Page, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { insightPage, pages, site } from '../support/copy.ts';
import { examples } from '../support/examples.ts';
import { afterLoad, at, motionEnded, needed } from '../support/site.ts';

const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/** Opens a page as printed on A4 (theme/print.css), in the dark theme, once its scripts have run. */
async function openPrinted(page: Page, path: string) {
  await page.setViewportSize({ width: 673, height: 1016 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(at(path));
  await afterLoad(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await motionEnded(page);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', /only/);
  await expect(seen(page, 'header[data-header], body > footer, [data-toasts], button')).toHaveCount(
    0,
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'something is wider than the sheet').toBeLessThanOrEqual(0);
}

test('a case study prints its picture, its facts and its figures', async ({ page }) => {
  const { link, metrics, image1 } = needed('project');
  await openPrinted(page, link);
  const heroes = image1 || features.placeholders ? 1 : 0;
  await expect(seen(page, 'main img')).toHaveCount(heroes);
  await expect(seen(page, '#hero')).toHaveCount(heroes);
  const facts = await page.locator('main > section:first-child dd').all();
  expect(facts.length).toBeGreaterThan(0);
  for (const fact of facts) await expect(fact).toBeVisible();
  // Two bars for each figure that has a baseline.
  const drawn = Object.values(metrics ?? {}).filter(
    ({ before, share }) => before && share !== undefined,
  );
  await expect(seen(page, '[aria-labelledby="metrics"] rect')).toHaveCount(drawn.length * 2);
  await expect(seen(page, '[aria-labelledby="next"]')).toHaveCount(0);
});

test('an insight prints text, code and the targets of links, and no more', async ({ page }) => {
  await openPrinted(page, needed('insight with code and a link in its text'));
  await expect(seen(page, 'h1')).toHaveCount(1);
  const { share, comments, related, contents } = insightPage;
  for (const name of [share.title, comments.title, related, contents])
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  const code = page.locator('pre').first();
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
  const ink = await page.locator('[data-prose]').evaluate((text) => getComputedStyle(text).color);
  await expect(code).toHaveCSS('color', ink);
  const [href, shown] = await page
    .locator('[data-prose] p a[href^="http"]')
    .first()
    .evaluate((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]);
  expect(shown).toContain(href);
});

test('an estimate prints its answers, date and address; a long message is whole', async ({
  page,
}) => {
  needed('estimator of our own');
  await openPrinted(page, pages.estimator.path);
  // Browsers don't print backgrounds, so a border fills the dot.
  const dot = page.locator('#estimate label:has(:checked) > [aria-hidden]').first();
  await expect(dot).toHaveCSS('border-top-width', '8px');
  const imprint = await page
    .locator('[data-print]')
    .evaluate((paper) => getComputedStyle(paper, '::after').content);
  expect(imprint).toMatch(/\b20\d\d\b.*https:\S+\?\S+=/);
  await expect(seen(page, '#estimate a')).toHaveCount(0);
  await openPrinted(page, pages.contact.path);
  const message = page.locator('#message');
  await message.fill('word '.repeat(400));
  expect(await message.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
});

test('every answer and slide is printed, the brand and the address below', async ({ page }) => {
  await openPrinted(page, '/');
  const answers = await page.locator('details > p').all();
  if (examples['questions and answers']) expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) await expect(answer).toBeVisible();
  const slides = page.locator('[data-carousel-scroller] li');
  if (examples.carousel) expect(await slides.count()).toBeGreaterThan(0);
  const beside = await slides.evaluateAll((all) =>
    all
      .map((slide) => slide.getBoundingClientRect())
      .filter(({ left, right }) => left < -1 || right > innerWidth + 1),
  );
  expect(beside, 'slides beside the sheet').toEqual([]);
  // Searches all computed values for `--imprint`.
  const values = await page
    .locator('html')
    .evaluate((root) => [...root.computedStyleMap()].flatMap(([, all]) => [...all].map(String)));
  expect(values).toContain(`"${site.name}, ${site.url}/"`);
});
