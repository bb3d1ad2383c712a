import { expect, type Page, type Route, test } from '@playwright/test';
import { formService, contact as words } from '../copy.ts';
import { band, inbox, openAvailability, typed } from './contact-page.ts';
import { afterLoad, axeFindings, needed, stopClock, watch } from './site.ts';

const { booking } = words;
test.beforeEach(() => void needed('calendar of our own'));

test('asks nothing before the button, then books a time that is gone afterwards', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/booking')) asked.push(request.url());
  });
  const faults = watch(page);
  await page.goto('/contact');
  await afterLoad(page);
  await band(page).scrollIntoViewIfNeeded();
  await expect(band(page).getByRole('link', { name: booking.load, exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await band(page).getByRole('link', { name: booking.load, exact: true }).click();
  await expect(band(page).getByLabel(booking.picker.zone)).toHaveValue(
    await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  // The innermost: the form around it may have the same name.
  const times = band(page).getByRole('group', { name: booking.picker.time, exact: true }).last();
  const last = times.locator('label').last();
  await last.click();
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
  await expect(times.locator('label').first()).toBeVisible();
  await expect(times.locator(`[value="${start}"]`)).toHaveCount(0);
  expect(faults).toEqual([]);
});

/** What passes between an attempt that fails and the next, in ms. */
const WAITS = [1000, 2000, 4000];
/** Resolves when the page has read what was answered before. */
const answered = (page: Page) => page.evaluate(() => fetch('/robots.txt').then(() => undefined));

test('shows its times in another zone when asked', async ({ page }) => {
  const slots = [{ start: '2030-01-07T22:30:00.000Z', end: '2030-01-07T23:00:00.000Z' }];
  await page.route('**/booking/slots', (route) =>
    route.fulfill({ json: { timeZone: 'Europe/London', slots } }),
  );
  await openAvailability(page);
  await band(page).getByLabel(booking.picker.zone).selectOption('Asia/Tokyo');
  await band(page).getByText('07:30').click();
  await expect(band(page).getByText(/8\D.*07:30 \(Asia\/Tokyo\)/)).toBeVisible();
});

test('a time somebody else took keeps what was typed', async ({ page }) => {
  const slots = [
    { start: '2030-01-07T10:00:00.000Z', end: '2030-01-07T10:30:00.000Z' },
    { start: '2030-01-07T10:30:00.000Z', end: '2030-01-07T11:00:00.000Z' },
  ];
  let taken = 0;
  await page.route('**/booking/slots', (route) =>
    route.fulfill({ json: { timeZone: 'UTC', slots: slots.slice(taken) } }),
  );
  await page.route('**/booking/book', (route) => {
    taken = 1;
    return route.fulfill({ status: 409, json: {} });
  });
  await openAvailability(page);
  await band(page).getByLabel(booking.picker.zone).selectOption('UTC');
  await band(page).getByText('10:00').click();
  await band(page).locator('#booking-name').fill('Ada');
  await band(page).locator('#booking-email').fill(typed.email);
  await band(page).getByRole('button', { name: booking.picker.book }).click();
  await expect(band(page).getByText(booking.picker.trouble.taken)).toBeFocused();
  await expect(band(page).locator('#booking-name')).toHaveValue('Ada');
  await expect(band(page).getByText('10:00')).toHaveCount(0);
  await expect(band(page).locator('[name="start"]:checked')).toHaveCount(0);
  await band(page).getByText('10:30').click();
  await expect(band(page).getByRole('status').filter({ hasText: '10:30' })).toBeVisible();
  await expect(band(page).getByText(booking.picker.trouble.taken)).toHaveCount(0);
});

test('availability that does not open leaves the ways without it', async ({ page }) => {
  let answers = 0;
  await page.route('**/booking/slots', (route) => {
    answers += 1;
    return answers < 5
      ? route.fulfill({ status: 503, json: {} })
      : route.fulfill({ json: { timeZone: 'UTC', slots: [] } });
  });
  await page.clock.install();
  await openAvailability(page, stopClock);
  for (const [index, wait] of WAITS.entries()) {
    await expect.poll(() => answers).toBe(index + 1);
    await answered(page);
    await page.clock.runFor(wait + 100);
  }
  await page.clock.resume();
  await expect(band(page).getByText(booking.failed)).toBeVisible();
  await expect(page.locator('[data-sonner-toast][data-type="error"]')).toContainText(
    booking.failed,
  );
  expect(await axeFindings(page)).toEqual([]);
  await expect(band(page).getByRole('link', { name: booking.open })).toBeVisible();
  await expect(band(page).getByRole('link', { name: booking.byHand.mail })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await band(page).getByRole('button', { name: booking.again }).click();
  await expect(page.getByRole('group', { name: booking.picker.title })).toBeFocused();
  await expect(band(page).getByText(booking.empty)).toBeVisible();
});

/** Availability with one free time, chosen by somebody who has said who they are. */
async function chosen(
  page: Page,
  answer: (route: Route) => unknown,
  prepare?: (page: Page) => Promise<void>,
) {
  const slots = [{ start: '2030-01-07T10:00:00.000Z', end: '2030-01-07T10:30:00.000Z' }];
  let requests = 0;
  await page.route('**/booking/slots', (route) =>
    route.fulfill({ json: { timeZone: 'UTC', slots } }),
  );
  await page.route('**/booking/book', (route) => {
    requests += 1;
    return answer(route);
  });
  await openAvailability(page);
  await band(page).getByLabel(booking.picker.zone).selectOption('UTC');
  await band(page).getByText('10:00').click();
  await band(page).locator('#booking-name').fill(typed.name);
  await band(page).locator('#booking-email').fill(typed.email);
  await prepare?.(page);
  await band(page).getByRole('button', { name: booking.picker.book }).click();
  return () => requests;
}

test('a booking that is refused says what to do', async ({ page }) => {
  const { failed, invalid, tooMany } = booking.picker.trouble;
  let status = 404;
  await chosen(page, (route) => route.fulfill({ status, json: {} }));
  await expect(band(page).getByText(failed)).toBeFocused();
  for (const [next, says] of [
    [422, invalid],
    [429, tooMany],
  ] as const) {
    status = next;
    await band(page).getByRole('button', { name: booking.picker.book }).click();
    await expect(band(page).getByText(says)).toBeFocused();
  }
});

test('a server in trouble is asked for a booking three times more, after 1, 2 and 4 s', async ({
  page,
}) => {
  await page.clock.install();
  const requests = await chosen(
    page,
    (route) => route.fulfill({ status: 503, json: {} }),
    stopClock,
  );
  for (const [index, wait] of WAITS.entries()) {
    await expect.poll(requests).toBe(index + 1);
    await answered(page);
    await page.clock.runFor(wait - 500);
    await answered(page);
    expect(requests()).toBe(index + 1);
    await page.clock.runFor(600);
  }
  await page.clock.resume();
  await expect.poll(requests).toBe(4);
  await expect(band(page).getByText(booking.picker.trouble.failed)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there are links and no dead button', async ({ page }) => {
    await page.goto('/contact');
    await expect(band(page).getByRole('button')).toHaveCount(0);
    await expect(band(page).getByRole('link')).toHaveCount(3);
  });

  test('a time is booked, seen and cancelled on the service’s own pages', async ({ page }) => {
    const name = `Plain booker ${Date.now()}`;
    const listed = () =>
      inbox('bookings')
        .split('\n')
        .filter((line) => line.includes(name));
    await page.goto('/contact');
    const address = await band(page).getByRole('link', { name: booking.open }).getAttribute('href');
    await page.goto(address ?? '');
    const times = page.locator('#start option');
    const value = (await times.nth(3).getAttribute('value')) ?? '';
    await page.locator('#start').selectOption(value);
    await page.locator('#name').fill(name);
    await page.locator('#email').fill(typed.email);
    await page.getByRole('button', { name: formService.booking.book }).click();
    await expect(
      page.getByRole('heading', { name: formService.booking.bookedTitle }),
    ).toBeVisible();
    expect(listed()).toHaveLength(1);
    expect(listed()[0]).toContain(value.slice(0, 16).replace('T', ' '));
    await page.getByRole('button', { name: formService.booking.cancel }).click();
    await expect(
      page.getByRole('heading', { name: formService.booking.cancelledTitle }),
    ).toBeVisible();
    expect(listed()[0]).toContain('cancelled');
    await page.goto(address ?? '');
    await expect(page.locator(`#start option[value="${value}"]`)).toHaveCount(1);
  });
});
