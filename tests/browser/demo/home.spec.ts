import { expect, test } from '@playwright/test';
import { describeDemo } from './describe-demo.ts';

describeDemo('home page of the demo', () => {
  test('features projects 1, 3, 4 and 5', async ({ page }) => {
    await page.goto('/');
    const links = page.locator('[data-carousel]').first().locator('h3 a');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths).toEqual([1, 3, 4, 5].map((id) => `/projects/${id}`));
  });
});
