import { expect, test } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { timeText } from '../../src/lib/time-zone.ts';
import { band, book, look, openAvailability, tiles, typed } from '../support/contact-page.ts';
import { formService, contact as words } from '../support/copy.ts';
import { at, needed, watch } from '../support/site.ts';

const { booking } = words;
test.beforeEach(() => void needed('calendar of our own'));

/** 40 half-hour slots from 22:30 in London, which is 07:30 the next day in Tokyo. */
const slots = Array.from({ length: 40 }, (_, index) => {
  const [start, end] = [index, index + 1].map((halfHours) =>
    new Date(Date.parse('2030-01-07T22:30:00Z') + halfHours * 18e5).toISOString(),
  );
  return { start, end };
});

test('a visitor takes a time of another zone, is refused, takes the next', async ({ page }) => {
  const { title, text: detail } = formService.errors.slot_taken;
  let free = slots;
  let isTaken = true;
  await page.route('**/booking/slots', (route) =>
    route.fulfill({ json: { timeZone: 'Europe/London', slots: free } }),
  );
  await page.route('**/booking/book', (route) =>
    isTaken
      ? route.fulfill({ status: 409, json: { title, detail } })
      : route.fulfill({ json: { ok: true, ...free[0], ics: at('/1.ics'), url: at('/booking/1') } }),
  );
  await openAvailability(page);
  await band(page).getByLabel(booking.picker.zone).selectOption('Asia/Tokyo');
  await band(page).getByText('07:30').click();
  const inTokyo = timeText(Date.parse(slots[0]?.start ?? ''), 'Asia/Tokyo', site.language);
  await expect(band(page).getByText(inTokyo)).toBeVisible();
  await band(page).locator('#booking-name').fill(typed.name);
  await band(page).locator('#booking-email').fill(typed.email);
  await look(page, '#booking', 'slots');

  free = slots.slice(1);
  await book(page);
  await expect(band(page).getByText(title)).toBeFocused();
  await expect(band(page).locator('#booking-name')).toHaveValue(typed.name);
  await expect(band(page).getByText('07:30')).toHaveCount(0);
  await expect(band(page).locator('[name="start"]:checked')).toHaveCount(0);
  await look(page, '#booking', 'taken');
  await band(page).getByText('08:00').click();
  await expect(band(page).getByText(title)).toHaveCount(0);
  isTaken = false;
  await book(page);
  await expect(band(page)).toContainText(booking.booked.title);
  await look(page, '#booking', 'booked');
});

test('a visitor loses the last free time to another, keeps the words and reads why', async ({
  page,
}) => {
  const { title, text: detail } = formService.errors.slot_taken;
  let free = slots.slice(0, 1);
  await page.route('**/booking/slots', (route) =>
    route.fulfill({ json: { timeZone: 'Europe/London', slots: free } }),
  );
  await page.route('**/booking/book', (route) =>
    route.fulfill({ status: 409, json: { title, detail } }),
  );
  await openAvailability(page);
  await tiles(page, 'start').click();
  await band(page).locator('#booking-name').fill(typed.name);
  await band(page).locator('#booking-email').fill(typed.email);
  free = [];
  await book(page);
  await expect(band(page).getByText(booking.empty)).toBeVisible();
  await expect(band(page).getByText(title)).toBeFocused();
  await expect(band(page).locator('#booking-name')).toHaveValue(typed.name);
  await look(page, '#booking', 'none left');
});

test('availability that does not open leaves the ways without it', async ({ page }) => {
  let isOpen = false;
  await page.route('**/booking/slots', (route) =>
    isOpen
      ? route.fulfill({ json: { timeZone: 'UTC', slots: [] } })
      : route.fulfill({ status: 404, json: {} }),
  );
  await openAvailability(page);
  const toast = page.locator('[data-sonner-toast][data-type="error"]');
  await expect(toast).toContainText(booking.failed);
  await look(page, '#booking', 'failed');
  await expect(band(page).getByRole('link', { name: booking.open })).toBeVisible();
  const mail = band(page).getByRole('link', { name: booking.byHand.mail });
  await expect(mail).toHaveAttribute('href', /^mailto:/);
  isOpen = true;
  await band(page).getByRole('button', { name: booking.again }).click();
  await expect(page.getByRole('group', { name: booking.picker.title })).toBeFocused();
  await expect(band(page).getByText(booking.empty)).toBeVisible();
});

test('a time is booked, seen and cancelled on the pages of the service', async ({ page }) => {
  const faults = watch(page);
  await page.goto(at('/contact'));
  const address = await band(page).getByRole('link', { name: booking.open }).getAttribute('href');
  await page.goto(at(`${address}?tz=Asia/Dubai`));
  await expect(page.locator('[name="tz"]')).toHaveValue('Asia/Dubai');
  await look(page, 'main', 'times');
  const value = (await page.locator('#start option').nth(3).getAttribute('value')) ?? '';
  await page.locator('#start').selectOption(value);
  await page.locator('#booking-name').fill(typed.name);
  await page.locator('#booking-email').fill(typed.email);
  await page.getByRole('button', { name: formService.booking.book }).click();
  const title = (text: string) => expect(page.getByRole('heading', { name: text })).toBeVisible();
  await title(formService.booking.bookedTitle);
  await look(page, 'main', 'booked');
  const file = page.getByRole('link', { name: formService.booking.calendar });
  const calendar = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  await page.getByRole('button', { name: formService.booking.cancel }).click();
  await title(formService.booking.cancelledTitle);
  await look(page, 'main', 'cancelled');
  await page.goto(at(address ?? ''));
  await expect(page.locator(`#start option[value="${value}"]`)).toHaveCount(1);
  expect(faults).toEqual([]);
});
