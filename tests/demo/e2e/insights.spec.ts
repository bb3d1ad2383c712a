import { expect, test } from '@playwright/test';
import { openExplorer } from '../../e2e/explorer.ts';
import { describeDemo } from './describe-demo.ts';

describeDemo('insights of the demo', () => {
  test('search looks into every field', async ({ page }) => {
    await openExplorer(page, '/insights?tab=case-studies');
    for (const [field, query, title] of [
      ['title', 'the dashboard nobody', 'The Dashboard Nobody Opened'],
      ['focus', 'weak connection at the pier', 'Booking a Ferry in Nine Seconds'],
      ['source category', 'social media & content', 'Ninety Days of Bread'],
      ['key insights', 'survives a bad week', 'Ninety Days of Bread'],
    ] as const) {
      await page.getByRole('searchbox').fill(query);
      await expect(
        page.getByRole('tabpanel').getByRole('heading', { name: title }),
        field,
      ).toBeVisible();
      await expect(page.locator('mark:visible').first()).toBeVisible();
    }
  });

  test('every insight has its author and date, and headings of four levels are used', async ({
    page,
  }) => {
    const levels = new Set<string>();
    for (const path of [
      '/insights/blog/the-day-1000-test',
      '/insights/article/offline-is-a-feature',
      '/insights/case-study/ninety-days-of-bread',
    ]) {
      await page.goto(path);
      await expect(page.locator('article header')).toContainText('Author Name');
      await expect(page.locator('article header')).toContainText('Published on August 22, 2025');
      for (const level of await page
        .locator('article :is(h1, h2, h3, h4)')
        .evaluateAll((all) => all.map(({ tagName }) => tagName)))
        levels.add(level);
    }
    expect([...levels].sort()).toEqual(['H1', 'H2', 'H3', 'H4']);
  });
});
