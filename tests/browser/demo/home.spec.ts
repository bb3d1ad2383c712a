import { expect, test } from '@playwright/test';
import { describeDemo } from './describe-demo.ts';

describeDemo('home page of the demo', () => {
  test('features projects 1, 3, 4 and 5', async ({ page }) => {
    await page.goto('/');
    const links = page.locator('[data-carousel]').first().locator('h3 a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      [1, 3, 4, 5].map((id) => `/projects/${id}`),
    );
  });

  test('has each name of the footer on one line where the columns stand side by side', async ({
    page,
  }) => {
    await page.goto('/');
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator('footer nav a').evaluateAll((all) =>
        all.map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return text.getClientRects().length;
        }),
      );
      expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
    }
  });
});
