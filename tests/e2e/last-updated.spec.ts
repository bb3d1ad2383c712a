import { expect, test } from '@playwright/test';

// The day has begun here while it is still yesterday in UTC.
test.use({ timezoneId: 'Pacific/Auckland' });

test('"Last updated" names one day, to people and to machines: the visitor\'s', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-03-01T20:30:00Z');
  await page.goto('/privacy');
  const date = page.locator('time[data-today]');
  await expect(date).toHaveText('2 March 2026');
  await expect(date).toHaveAttribute('datetime', '2026-03-02');
});
