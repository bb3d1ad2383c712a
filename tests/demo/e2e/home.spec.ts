import { expect, test } from '@playwright/test';
import { describeDemo } from './describe-demo.ts';

describeDemo('home page of the demo', () => {
  test('has its parts in their order, and ten questions in each of two columns', async ({
    page,
  }) => {
    await page.goto('/');
    const headings = await page.locator('main').locator('h1, h2').allTextContents();
    const wanted = [
      'Digital Transformation That Works and Wows.',
      'Who We Are',
      'Built for your success',
      'Our Services',
      'Unleash Your Digital Vision',
      'We turn ideas into revenue...',
    ];
    const places = wanted.map((text) => headings.findIndex((heading) => heading.includes(text)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const columns = await page
      .locator('main details')
      .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(columns).toHaveLength(20);
    const [first] = columns;
    expect(columns.filter((left) => left === first)).toHaveLength(10);
    await expect(page.locator('main details', { hasText: /6 to 12 weeks/ })).toHaveCount(1);
  });

  test('features projects 1, 3, 4 and 5', async ({ page }) => {
    await page.goto('/');
    const links = page.locator('[data-carousel]').first().locator('h3 a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      [1, 3, 4, 5].map((id) => `/projects/${id}`),
    );
  });
});
