import { existsSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { insightCategories } from '../../src/content/insight-lists.ts';
import type { Industry } from '../../src/content/schema/industry.ts';
import { selectTeam } from '../../src/model/team.ts';
import { records, yaml } from '../support/content.ts';
import { about, frameLabels, home, services as servicesCopy, site } from '../support/copy.ts';
import { examples, services, sortedProjects } from '../support/examples.ts';
import { listedPaths, pageKinds } from '../support/page-kinds.ts';
import { afterLoad, at, axeFindings, menuButton, scrollWidth, stopClock } from '../support/site.ts';
import { expectTextFits, faults } from '../support/text-size.ts';

const WIDTHS = [1280, 1440, 1920];

/** Sets a name as the footer's lettering; returns its largest distance from the edges of the columns above, in pixels. */
const wordmarkGap = (page: Page, name: string) =>
  page.evaluate((text) => {
    const lettering = document.querySelector('[data-wordmark]');
    const columns = document.querySelector('body > footer > :first-child');
    if (!lettering || !columns) throw new Error('The footer has no wordmark.');
    for (const part of lettering.closest('p')?.querySelectorAll('span:has(> span)') ?? [])
      if (part.lastChild instanceof Text) part.lastChild.data = text;
    const range = document.createRange();
    range.selectNodeContents(lettering);
    const [own, grid] = [range.getBoundingClientRect(), columns.getBoundingClientRect()];
    return Math.max(Math.abs(own.left - grid.left), Math.abs(own.right - grid.right));
  }, name);

for (const path of [...pageKinds, '/nope'])
  test(`${path} holds at every width and text size, and in the dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(at(path));
    await afterLoad(page);
    const related = page.locator('#related-pages a');
    for (const link of await related.all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults(page), `${width} px`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page, { withoutFrame: path !== '/' }), 'dark theme').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTextFits(page, [200, 100]);
  });

const industries = records<Industry>('industries');
/** An industry without highlights: its page shows its services instead. */
const industry = industries.find(({ expertise }) => !expertise.highlights?.length);
const [project] = sortedProjects;
const team = about.team
  ? selectTeam(yaml<{ about?: string; picture?: unknown }[]>('people.yaml'))
  : [];
const featured = home.projects ? sortedProjects.filter(({ featured }) => featured) : [];
const posters = home.services ? services : [];
const tiles = features.industries && servicesCopy.industries ? industries : [];
const ordered = industry?.glance?.services ?? [];

/** Path, band, the records it shows, and the numbers of entries that fill the last row at 1440 px. */
const ROWS: [path: string, band: string, records: readonly unknown[], counts: number[]][] = [
  ['/', '#services', posters, [6, 5, 4, 3, 2, 1]],
  ['/', '#testimonials', home.testimonials ? yaml('testimonials.yaml') : [], [3, 2, 1]],
  ['/', '#projects', featured, [3, 2, 1]],
  ['/about', '#team', team, [6, 4, 3, 2, 1]],
  ['/services', '#menu', services, [6, 3, 1]],
  ['/services', '#industries', tiles, [6, 4, 3, 2, 1]],
  [industry?.path ?? '', '#expertise', ordered, [12, 8, 6, 5, 4, 3, 2, 1]],
  [project?.link ?? '', '#phases', project?.caseStudy.projectPhases ?? [], [4, 3, 2, 1]],
];
type Picturable = Partial<Record<'img' | 'heroImage' | 'heroBg' | 'image1', unknown>>;
const isPictured = (record: Picturable) =>
  features.placeholders || record.img || record.heroImage || record.heroBg || record.image1;
const hasArt = insightCategories.every(({ slug }) =>
  existsSync(`src/assets/art/insight-${slug}.webp`),
);
/** Records that are each a card with a picture, their own or the neutral one. */
const PICTURED: Record<string, readonly unknown[]> = {
  '/': [...posters, ...featured].filter(isPictured),
  '/about': team.filter(({ picture }) => picture),
  '/services': [...services, ...tiles].filter(isPictured),
  [industry?.path ?? '']: services.filter((one) => ordered.includes(one.title) && isPictured(one)),
  '/projects': sortedProjects.filter(isPictured),
  '/insights': examples.insight && (features.placeholders || hasArt) ? [examples.insight] : [],
};
const CARD_NAMES = 'main li > article :is(h2, h3)';
/** Selectors of the names of cards or choices, which may be long. */
const NAMES: Record<string, string> = {
  ...(posters.length > 0 && { '/': CARD_NAMES }),
  '/services': CARD_NAMES,
  '/contact': '#form label:has([name="interests"])',
};
const PATHS = new Set([
  ...ROWS.map(([path]) => path),
  ...Object.keys(NAMES),
  '/projects',
  '/insights',
]);

/** Puts an opaque picture of this size into each card; returns the heights of the cards. */
async function heightsWith(items: Locator, width: number, height: number): Promise<number[]> {
  await items.locator('img').evaluateAll(
    (all, [width, height]) => {
      const src = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`;
      for (const img of all as HTMLImageElement[]) {
        delete img.dataset.cutout;
        Object.assign(img, { loading: 'eager', srcset: '', src, width, height });
      }
      return Promise.all((all as HTMLImageElement[]).map((img) => img.decode()));
    },
    [width, height],
  );
  return items.evaluateAll((all) =>
    all.map((item) => Math.round(item.getBoundingClientRect().height)),
  );
}

/** Sets the number of entries; returns the free space after the last row, less the left margin, plus the scrollable width. */
const freeWith = (list: Locator, count: number) =>
  list.evaluate((element, count) => {
    for (const item of [...element.children].slice(count)) item.remove();
    for (let more = element.children.length; more < count; more += 1)
      element.append(element.children[0]?.cloneNode(true) ?? '');
    const boxes = [...element.children].map((item) => item.getBoundingClientRect());
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const row = boxes.filter((box) => box.bottom > bottom - 1);
    const width = document.documentElement.clientWidth;
    const { scrollWidth = 0, clientWidth = 0 } = element.parentElement ?? {};
    const after = width - Math.max(...row.map(({ right }) => right));
    return (
      Math.round(after - Math.min(...boxes.map(({ left }) => left))) + scrollWidth - clientWidth
    );
  }, count);

/** Sets a long name in each; returns those that overflow their card or choice. */
const lettersOutside = (names: Locator) =>
  names.evaluateAll((all) =>
    all.flatMap((name) => {
      const text = name.lastChild;
      if (!text) return ['no name'];
      text.textContent = 'Verwaltungsdigitalisierung';
      const box = name.closest('article, label')?.getBoundingClientRect();
      const letters = document.createRange();
      letters.selectNodeContents(text);
      return [...letters.getClientRects()]
        .filter(({ left, right }) => !box || left < box.left || right > box.right)
        .map(({ left, right }) => `${left} to ${right}`);
    }),
  );

for (const path of listedPaths.filter((path) => PATHS.has(path)))
  test(`few records, long names and upright photographs fit ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(at(path));
    await afterLoad(page);
    const items = page
      .locator('main li:has(img):not(:has(li), [data-marquee] *)')
      .filter({ visible: true });
    const pictured = PICTURED[path]?.length ?? 0;
    if (pictured > 0) {
      expect(await items.count(), 'cards with a picture').toBeGreaterThanOrEqual(pictured);
      const wide = await heightsWith(items, 900, 600);
      expect(await heightsWith(items, 400, 900), 'upright photographs').toEqual(wide);
    }
    for (const [, band, shown, counts] of ROWS.filter((row) => row[0] === path)) {
      if (shown.length === 0) continue;
      const list = page
        .locator(`main section:has(${band})`)
        .locator('ul:has(> li h2, > li h3, > li blockquote), ol')
        .first();
      await expect(list, band).toBeAttached();
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const count of counts) {
        expect(await freeWith(list, count), `${count} in ${band}`).toBe(0);
        expect(await faults(page), `${count} in ${band}`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await freeWith(list, 1), `one in ${band} on a phone`).toBe(0);
    }
    const names = NAMES[path] && page.locator(NAMES[path]);
    if (!names) return;
    await expect(names).not.toHaveCount(0);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await lettersOutside(names), `${width} px`).toEqual([]);
      expect(await scrollWidth(page), `${width} px`).toBeLessThanOrEqual(width);
    }
  });

test('the wordmark reaches from edge to edge, whatever the name', async ({ page }) => {
  test.skip(existsSync('src/assets/brand/wordmark.svg'), 'This site has a wordmark of its own.');
  await page.goto(at('/'));
  await afterLoad(page);
  for (const width of [360, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [site.name, 'WOW', 'Nordlicht Webagentur für Medien'])
      expect(await wordmarkGap(page, name), `${name}, ${width} px`).toBeLessThanOrEqual(1);
  }
});

test('on a phone a pill with the next step comes when one scrolls up, beside the way to the top', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.clock.install();
  await page.goto(at('/'));
  await afterLoad(page);
  await stopClock(page);
  const pill = page.locator('[data-dock]');
  await expect(pill).toBeHidden();
  const scroll = (top: number) =>
    page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
  await scroll(2000);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await expect(pill).toBeHidden();
  await scroll(1900);
  await expect(pill).toBeVisible();
  await expect(pill.getByRole('link', { name: frameLabels.startProject })).toBeVisible();
  // There is only one such link.
  const toTop = page.getByRole('link', { name: frameLabels.toTop });
  await expect(toTop).toBeInViewport({ ratio: 1 });
  await toTop.click({ trial: true });
  // At rest it would cover text.
  await page.clock.runFor(1500);
  await expect(pill).toBeHidden();
  await scroll(1800);
  await expect(pill).toBeVisible();
  await menuButton(page).click();
  await expect(page.locator('#mega-menu')).toBeVisible();
  await expect(pill).toBeHidden();
  await expectTextFits(page);
  await page.setViewportSize({ width: 360, height: 780 });
  // The next step is in view even if all lists are open.
  for (const list of await page.locator('#mega-menu summary').all()) await list.click();
  await expect(
    page.locator('#mega-menu').getByRole('link', { name: frameLabels.startProject }),
  ).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.locator('#mega-menu')).toBeHidden();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(pill).toBeHidden();
  await expect(toTop).toBeInViewport({ ratio: 1 });
  await page.goto(at('/contact'));
  const [field] = await page.locator('main textarea').all();
  await field?.focus();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await expect(pill).toBeHidden();
  await expect(toTop).toBeHidden();
});

test('at 400 % the header goes with the page, and its menu still opens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto(at('/about'));
  const header = page.locator('header[data-header]');
  await expect(header).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(header).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await menuButton(page).click();
  await expect(page.locator('#mega-menu').getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

test('in forced colours axe finds nothing but contrast, which is not ours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(at('/'));
  const findings = await axeFindings(page);
  expect(findings.filter((finding) => !finding.startsWith('color-contrast'))).toEqual([]);
  // Elements that differ only by background need a border in this mode.
  for (const selector of ['[data-tone="ink"]', 'article[data-tone]']) {
    const style = await page
      .locator(selector)
      .last()
      .evaluate((element) => getComputedStyle(element).borderTopStyle);
    expect(style, selector).toBe('solid');
  }
});
