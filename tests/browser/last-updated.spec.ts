import { expect, test } from '@playwright/test';
import { calendarDate } from '../../src/lib/calendar-date.ts';
import { site } from '../support/copy.ts';
import { policyPaths } from '../support/page-kinds.ts';
import { at } from '../support/site.ts';

// In Auckland it is already the next day.
test.use({ timezoneId: 'Pacific/Auckland' });

test('"Last updated" names the day of the visitor', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-01T20:30:00Z');
  await page.goto(at(policyPaths[0] ?? ''));
  const date = page.locator('time[data-today]');
  await expect(date).toHaveText(calendarDate(new Date('2026-03-02'), site.language, 'UTC').text);
  await expect(date).toHaveAttribute('datetime', '2026-03-02');
});
