import { expect, test } from '@playwright/test';
import { projects } from '../support/copy.ts';
import { at, needed, refuseAddresses } from '../support/site.ts';

const { matrix } = projects.cases;

test('a number of the table leads to as many cases; a visitor changes the choice and goes back', async ({
  page,
}) => {
  needed('table of services and industries');
  await page.goto(at('/projects'));
  const table = page.getByRole('table', { name: matrix.caption });
  // A cell for one service in one industry.
  const link = table.locator('a[href*="&sector="]').first();
  const count = Number(await link.locator('strong').textContent());
  await link.click();
  const rows = page.locator('tbody tr:visible');
  const status = page.getByRole('main').getByRole('status');
  await expect(rows).toHaveCount(count);
  await expect(status).toContainText(`${count}`);
  const industry = page.getByLabel(matrix.industry, { exact: true });
  const chosen = await industry.inputValue();
  expect(chosen).not.toBe('');
  await industry.selectOption('');
  await expect(page).not.toHaveURL(/sector=/);
  await page.goBack();
  await expect(industry).toHaveValue(chosen);
  await expect(rows).toHaveCount(count);
  await refuseAddresses(page);
  for (const label of [matrix.service, matrix.industry])
    await page.getByLabel(label, { exact: true }).selectOption('');
  await expect.poll(() => rows.count()).toBeGreaterThan(count);
});

test('a service that is gone leaves the address, and all cases are shown', async ({ page }) => {
  needed('list of cases');
  await page.goto(at('/projects/cases?service=gone'));
  const service = page.getByLabel(matrix.service, { exact: true });
  await expect(page).toHaveURL(/\/projects\/cases$/);
  await expect(service).toHaveValue('');
  await expect(page.locator('tbody tr:visible').nth(1)).toBeVisible();
  await expect(page.locator('tbody tr[hidden]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  test('on a phone the selects lead to the list, which shows all', async ({ page }) => {
    needed('table of services and industries');
    await page.goto(at('/projects'));
    const button = page.getByRole('button', { name: matrix.show });
    await button.click();
    await expect(page).toHaveURL(/\/projects\/cases\?service=&sector=#cases$/);
    await expect(page.locator('tbody tr').nth(1)).toBeVisible();
  });
});
