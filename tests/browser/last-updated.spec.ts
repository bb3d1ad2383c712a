import { expect, test } from '@playwright/test';
import { site } from '../support/copy.ts';
import { policyPaths } from '../support/page-kinds.ts';

// The day has begun here while it is still yesterday in UTC.
test.use({ timezoneId: 'Pacific/Auckland' });

test('"Last updated" names one day, to people and to machines: the visitor\'s', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-03-01T20:30:00Z');
  await page.goto(policyPaths[0] ?? '');
  const date = page.locator('time[data-today]');
  const day = new Date('2026-03-02T00:00:00Z');
  await expect(date).toHaveText(
    day.toLocaleDateString(site.language, { dateStyle: 'long', timeZone: 'UTC' }),
  );
  await expect(date).toHaveAttribute('datetime', '2026-03-02');
});
