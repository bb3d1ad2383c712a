import { expect, type Locator, test } from '@playwright/test';
import { insightKinds } from '../../src/content/insight-kinds.ts';
import { markdown } from '../support/content.ts';
import { insightPage as copy } from '../support/copy.ts';
import { pagesBelow } from '../support/page-kinds.ts';
import { needed } from '../support/site.ts';

interface Head {
  title: string;
  meta_description: string;
  category: string;
  focus?: string;
  images?: { type: string; description: string }[];
  external_link?: { label: string; url: string };
}

/** Of each kind the first insight with pictures and further reading, or else the first. */
const insights = insightKinds.flatMap(({ id, label }) => {
  const all = pagesBelow(`/insights/${id}/`).map((path) => ({
    path,
    kind: label,
    head: markdown<Head>(`${path.slice(1)}.md`).head,
  }));
  return all.find(({ head }) => head.images && head.external_link) ?? all.slice(0, 1);
});

const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

for (const { path, kind, head } of insights)
  test(`a visitor finds what stands around the text of ${path}`, async ({ page }) => {
    await page.goto(path);
    const ids = await page
      .locator('[data-prose] :is(h2, h3)')
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(await hrefs(page.locator('[data-contents] a'))).toEqual(ids);
    const chips = page.locator('article header li');
    await expect(chips.nth(0)).toHaveText(head.focus ?? head.category);
    await expect(chips.nth(1)).toHaveText(kind);
    await expect(page.getByRole('region', { name: copy.images }).locator('figure')).toHaveText(
      (head.images ?? []).map(({ type, description }) => `${type}. ${description}`),
    );
    const { label, url } = head.external_link ?? {};
    const further = page.getByRole('link', { name: `${label} (${copy.newTab})`, exact: true });
    await expect(further).toHaveCount(url ? 1 : 0);
    if (url) await expect(further).toHaveAttribute('href', url);
    await expect(page.locator('article h1')).toHaveText(head.title);
    for (const [name, content] of [
      ['og:title', await page.title()],
      ['og:description', head.meta_description],
    ] as const)
      await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', content);
    for (const text of await page.locator('[aria-labelledby="related"] li > p:last-child').all())
      await expect(text, 'two lines').toHaveCSS('-webkit-line-clamp', '2');
  });

test('the table of contents stays in view, leads to a section clear of the header and marks what is read', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(needed('insight with four sections'));
  const contents = page.getByRole('navigation', { name: copy.contents });
  const link = contents.getByRole('link').nth(3);
  await link.click();
  const section = page.locator((await link.getAttribute('href')) ?? '');
  await expect(section).toBeInViewport();
  const header = await page.locator('header[data-header]').boundingBox();
  expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  await expect(contents).toBeInViewport({ ratio: 0.9 });
  await expect(link).toHaveAttribute('aria-current', 'location');
  // A jump over all sections at once.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location');
  await expect(page.locator('[data-contents] [aria-current]')).toHaveCount(1);
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(contents).toBeHidden();
});
