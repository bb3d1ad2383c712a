import { expect, type Page, test } from '@playwright/test';
import { notFound } from '../../copy.ts';
import { afterLoad } from '../../e2e/site.ts';
import { describeDemo } from './describe-demo.ts';

const options = (page: Page) => page.getByRole('option');

async function search(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(words);
  await expect(options(page).first()).toBeVisible();
}

describeDemo('search of the demo', () => {
  test('words from deep inside one insight find it first or second', async ({ page }) => {
    await page.goto('/about');
    for (const [word, path] of [
      ['statisticians', '/insights/article/facts-first-product-copy-you-can-audit'],
      ['sixteenth', '/insights/case-study/four-hundred-paint-names-and-one-proofreader'],
      ['loudspeaker', '/insights/case-study/one-timetable-and-three-screens-for-fernway'],
      ['purging', '/insights/article/three-shelf-lives-and-one-shop'],
    ] as const) {
      await search(page, word);
      const first = () =>
        options(page).evaluateAll((links) =>
          links.slice(0, 2).map((link) => link.getAttribute('href')),
        );
      await expect.poll(first).toContain(path);
      await page.keyboard.press('Escape');
    }
  });

  test('forgives a slip, finishes words, knows names', async ({ page }) => {
    await page.goto('/about');
    for (const [typed, path] of [
      ['headles cms', '/services/headless-cms'],
      ['healthc', '/industries/healthcare'],
      ['tallybird ledger', '/projects/2'],
      ['privacy', '/privacy'],
    ] as const) {
      await search(page, typed);
      await expect(options(page).first()).toHaveAttribute('href', path);
      await page.keyboard.press('Escape');
    }
  });

  test('a not-found page suggests what is named alike, and nothing else beside it', async ({
    page,
  }) => {
    await page.goto('/services/brandng');
    const links = page.getByRole('navigation', { name: notFound.suggestions }).getByRole('link');
    await expect(links.first()).toHaveAttribute('href', '/services/branding');
    for (const title of await links.allTextContents()) expect(title).toMatch(/brand/i);
  });

  test('/team has no near match and keeps its three links', async ({ page }) => {
    await page.goto('/team');
    await afterLoad(page);
    const links = page
      .getByRole('navigation', { name: notFound.elsewhere.title })
      .getByRole('link');
    await expect(links).toHaveText(['Services', 'Projects', 'Insights']);
  });
});
