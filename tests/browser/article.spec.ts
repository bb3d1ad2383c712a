import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { load } from 'js-yaml';
import { insightKinds } from '../../src/content/insight-kinds.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { insightPage } from '../support/copy.ts';
import { pagesBelow } from '../support/page-kinds.ts';
import { needed } from '../support/site.ts';

const insights = insightKinds.flatMap(({ id }) => pagesBelow(`/insights/${id}/`));

interface Frontmatter {
  title: string;
  meta_description: string;
  type: string;
  category: string;
  focus?: string;
  images?: { type: string; description: string }[];
  external_link?: { label: string; url: string };
}

/** What the author of an insight wrote above its text. */
const frontmatter = (path: string) =>
  load(readFileSync(`src/content${path}.md`, 'utf8').split(/^---$/m)[1] ?? '') as Frontmatter;

/** The finished HTML of every insight, taken apart in the browser: one journey for all. */
async function survey(page: Page) {
  await page.goto(needed('insight'));
  return page.evaluate(async (paths) => {
    const words = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const section = (document: Document, id: string) =>
      document.getElementById(id)?.closest('section');
    return Promise.all(
      paths.map(async (path) => {
        const html = await (await fetch(path)).text();
        const document = new DOMParser().parseFromString(html, 'text/html');
        const meta = (name: string) =>
          document.head
            .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
            ?.getAttribute('content');
        const title = document.querySelector('article h1');
        const prose = [...document.querySelectorAll('[data-prose] :is(h2, h3, h4)')];
        const further = section(document, 'further-reading')?.querySelector('a');
        return {
          path,
          headings: [title, ...prose].map((heading) => ({
            level: Number(heading?.tagName.slice(1)),
            id: heading?.id ?? '',
            text: words(heading),
          })),
          contents: [...document.querySelectorAll('[data-contents] a')].map((link) =>
            link.getAttribute('href'),
          ),
          chips: [...document.querySelectorAll('article header li')].map(words),
          back: document.querySelector('article header a')?.getAttribute('href'),
          images: [...(section(document, 'related-images')?.querySelectorAll('figure') ?? [])].map(
            words,
          ),
          further: further && {
            url: further.getAttribute('href'),
            target: further.target,
            rel: further.rel,
            text: words(further),
          },
          related: [...(section(document, 'related')?.querySelectorAll('li') ?? [])].map(
            (item) => item.querySelector('a')?.getAttribute('href') ?? '',
          ),
          meta: {
            title: document.title,
            description: meta('description'),
            ogTitle: meta('og:title'),
            ogDescription: meta('og:description'),
            ogUrl: meta('og:url'),
          },
        };
      }),
    );
  }, insights);
}

// The pages are read with DOMParser, which their policy keeps from scripts; sweep.spec.ts holds the policy.
test.describe('all insights', () => {
  test.use({ bypassCSP: true });
  test('every insight: headings, chips, images, further reading, related, metadata', async ({
    page,
  }) => {
    const all = await survey(page);
    expect(all.length).toBeGreaterThan(0);
    for (const insight of all) {
      const written = frontmatter(insight.path);
      await test.step(insight.path, () => {
        expect(insight.headings[0]?.text).toBe(written.title);
        for (const { id, text } of insight.headings) {
          const anchor = text
            .toLowerCase()
            .replace(/[^\p{L}\p{N} _-]/gu, '')
            .replaceAll(' ', '-');
          // A heading that stands twice is numbered; one with an id of the page, such as "Content", is a section.
          const rule = anchor.replace(/(?<=.)-\d+$/, '');
          expect([rule, `section-${rule}`], text).toContain(id.replace(/(?<=.)-\d+$/, ''));
        }
        expect(insight.contents).toEqual(
          insight.headings.flatMap(({ level, id }) => (level === 2 || level === 3 ? `#${id}` : [])),
        );
        expect(insight.back).toBe('/insights');
        expect(insight.chips.slice(0, 2)).toEqual([
          written.focus ?? written.category,
          insightKinds.find(({ id }) => id === written.type)?.label,
        ]);
        const minutes = Number.parseInt(insight.chips[2]?.replace(/\D+/, '') ?? '', 10);
        expect(insight.chips[2]).toBe(fillIn(insightPage.readingTime, { minutes }));
        expect(insight.images).toEqual(
          (written.images ?? []).map(({ type, description }) => `${type}. ${description}`),
        );
        expect(insight.further?.url).toBe(written.external_link?.url);
        if (insight.further) {
          expect(insight.further.target).toBe('_blank');
          expect(insight.further.rel).toContain('noopener');
          expect(insight.further.text).toBe(
            `${written.external_link?.label} (${insightPage.newTab})`,
          );
        }
        expect(insight.related).toHaveLength(Math.min(3, all.length - 1));
        expect(new Set([...insight.related, insight.path]).size).toBe(insight.related.length + 1);
        expect(insight.meta.description).toBe(written.meta_description);
        expect(insight.meta.ogDescription).toBe(written.meta_description);
        expect(insight.meta.ogTitle).toBe(insight.meta.title);
        expect(new URL(insight.meta.ogUrl ?? '').pathname).toBe(insight.path);
      });
    }
  });
});

test('related articles show two lines of their description, however long it is', async ({
  page,
}) => {
  await page.goto(needed('insight with related insights'));
  const descriptions = page
    .getByRole('region', { name: insightPage.related })
    .locator('li > p:last-child');
  await expect(descriptions).not.toHaveCount(0);
  for (const description of await descriptions.all()) {
    const lines = await description.evaluate((text) => {
      text.textContent = 'A description that goes on for longer than anybody reads. '.repeat(8);
      return text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    });
    expect(Math.round(lines * 10) / 10).toBe(2);
  }
});

test('the table of contents stays in view on large screens, and only there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(needed('insight with four sections'));
  const contents = page.getByRole('navigation', { name: insightPage.contents });
  await expect(contents).toBeVisible();
  const link = contents.getByRole('link').nth(3);
  await link.click();
  const anchor = (await link.getAttribute('href')) ?? '';
  await expect(page).toHaveURL(new RegExp(`${anchor}$`));
  await expect(page.locator(anchor)).toBeInViewport();
  const header = (await page.locator('header[data-header]').boundingBox())?.height ?? 0;
  expect((await page.locator(anchor).boundingBox())?.y).toBeGreaterThanOrEqual(header);
  await expect(contents).toBeInViewport({ ratio: 0.9 });
  await expect(link).toHaveAttribute('aria-current', 'location');
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(contents).toBeHidden();
});

test('the table of contents marks the section being read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(needed('insight with four sections'));
  const links = page.getByRole('navigation', { name: insightPage.contents }).getByRole('link');
  const count = await links.count();
  for (const index of [1, count - 2, 0]) {
    const anchor = (await links.nth(index).getAttribute('href')) ?? '';
    await page
      .locator(anchor)
      .evaluate((heading) =>
        scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 120, behavior: 'instant' }),
      );
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'location');
    await expect(page.locator('[data-contents] [aria-current]')).toHaveCount(1);
  }
  // A jump over all sections at once.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(links.last()).toHaveAttribute('aria-current', 'location');
});

test('the highest point of a line chart has its label above it', async ({ page }) => {
  const charts = page.locator('[data-chart="line"]:has([data-side="middle"])');
  const drawn = insights.filter((path) =>
    readFileSync(`dist/client${path}.html`, 'utf8').includes('<p data-side="middle">'),
  );
  test.skip(drawn.length === 0, 'No insight has such a chart.');
  for (const path of drawn) {
    await page.goto(path);
    for (const chart of await charts.all()) {
      const middles = await chart.locator('[data-side] span, path + path').evaluateAll((parts) =>
        parts.map((part) => {
          const { left, width } = part.getBoundingClientRect();
          return left + width / 2;
        }),
      );
      expect(middles, path).toHaveLength(2);
      expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0)), path).toBeLessThan(8);
    }
  }
});
