import { expect, test } from '@playwright/test';
import { band, inbox, openAvailability, tiles, typed } from '../support/contact-page.ts';
import { contact as words } from '../support/copy.ts';
import { afterLoad, at, axeFindings, needed, watch } from '../support/site.ts';

const { booking } = words;
test.beforeEach(() => void needed('calendar of our own'));

test('nothing is asked before the button; a booked time is gone afterwards', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(at('/booking'))) asked.push(request.url());
  });
  const faults = watch(page);
  await page.goto(at('/contact'));
  await afterLoad(page);
  await band(page).scrollIntoViewIfNeeded();
  await expect(band(page).getByRole('link', { name: booking.load, exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await band(page).getByRole('link', { name: booking.load, exact: true }).click();
  await expect(band(page).getByLabel(booking.picker.zone)).toHaveValue(
    await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const times = tiles(page, 'start');
  await times.last().click();
  const start = (await times.locator(':checked').getAttribute('value')) ?? '';
  const name = `Booker ${Date.now()}`;
  await band(page).locator('#booking-name').fill(name);
  await band(page).locator('#booking-email').fill(`${name} <${typed.email}>`);
  await band(page).locator('#booking-email').blur();
  await expect(band(page).locator('#booking-email')).toHaveValue(typed.email);
  expect(await axeFindings(page)).toEqual([]);
  await band(page).getByRole('button', { name: booking.picker.book }).dblclick();
  await expect(band(page).getByRole('heading', { name: booking.booked.title })).toBeVisible();
  await expect(band(page).getByRole('link', { name: booking.booked.ics })).toHaveAttribute(
    'href',
    /\.ics\?t=/,
  );
  expect(await axeFindings(page)).toEqual([]);
  expect(inbox('bookings').split(name)).toHaveLength(2);
  await openAvailability(page);
  await expect(times.first()).toBeVisible();
  await expect(times.locator(`[value="${start}"]`)).toHaveCount(0);
  expect(faults).toEqual([]);
});
