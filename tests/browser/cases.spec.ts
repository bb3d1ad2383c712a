import { expect, test } from '@playwright/test';
import { projects } from '../support/copy.ts';
import { at } from '../support/site.ts';

const { matrix } = projects.cases;

test('the largest number of the table leads to as many cases, a select changes them, Back undoes it', async ({
  page,
}) => {
  await page.goto(at('/projects'));
  const table = page.getByRole('table', { name: matrix.caption });
  // Of a service in an industry.
  const numbers = table.locator('a[href*="&sector="]');
  const counts = (await numbers.allTextContents()).map(Number);
  test.skip(counts.length === 0, 'This site has no table of services and industries.');
  const count = Math.max(...counts);
  const number = numbers.nth(counts.indexOf(count));
  const { service, sector } = await number.evaluate(({ href }: HTMLAnchorElement) =>
    Object.fromEntries(new URL(href).searchParams),
  );
  await number.click();
  const rows = page.locator('tbody tr:visible');
  const status = page.getByRole('main').getByRole('status');
  await expect(rows).toHaveCount(count);
  await expect(status).toContainText(`${count}`);
  const choice = page.getByLabel(matrix.industry, { exact: true });
  await expect(choice).toHaveValue(sector ?? '');
  await choice.selectOption('');
  expect(new URL(page.url()).search).toBe(`?service=${service}`);
  await page.goBack();
  await expect(choice).toHaveValue(sector ?? '');
  await expect(rows).toHaveCount(count);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  test('on a phone the selects lead to the list, which shows all', async ({ page }) => {
    await page.goto(at('/projects'));
    const button = page.getByRole('button', { name: matrix.show });
    test.skip((await button.count()) === 0, 'This site has no table of services and industries.');
    await button.click();
    await expect(page).toHaveURL(/\/projects\/cases\?service=&sector=#cases$/);
    expect(await page.locator('tbody tr:visible').count()).toBeGreaterThan(1);
  });
});
