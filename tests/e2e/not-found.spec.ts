import { expect, test } from '@playwright/test';
import { axeFindings } from './site.ts';

const unknown = [
  ['/services/nope', 'Service not found.', /Service not found/],
  ['/industries/nope', 'Service not found.', /^Industry Not Found - /],
  ['/insights/blog/nope', 'Blog not found.', /Blog not found/],
  ['/insights/case-study/nope', 'Blog not found.', /Blog not found/],
  ['/projects/99', 'Project not found.', /Project not found/],
  ['/nope', "The page you're looking for took a coffee break", /^404 – Well, This Is Awkward$/],
] as const;

for (const [path, text, title] of unknown) {
  test(`${path} answers 404: ${text}`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(text);
    await expect(page).toHaveTitle(title);
    expect(logged.join('\n')).toContain(path);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('the coffee-break page leads back to safety', async ({ page }) => {
  await page.goto('/nope');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Safety' }).click();
  await expect(page).toHaveURL('/');
});
