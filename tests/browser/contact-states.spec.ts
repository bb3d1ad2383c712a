import { expect, type Page, test } from '@playwright/test';
import {
  accept,
  band,
  dialog,
  fill,
  form,
  open,
  openAvailability,
  openThanks,
  refuse,
  service,
  submit,
  typed,
} from '../support/contact-page.ts';
import { formService, contact as words } from '../support/copy.ts';
import { axeFindings, motionEnded, needed, watch } from '../support/site.ts';

/** What stands out of the window to the left or right, without being meant to. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('#form *, #booking *, #thanks *, body > main *')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -0.5 || right > innerWidth + 0.5);
      })
      .filter((element) => element.closest('#form, #booking, #thanks'))
      .map((element) => element.outerHTML.slice(0, 80));
    return wide > 0 ? [`scrolls by ${wide} px`, ...out] : out;
  });

/** Looks at the state the page is in, on a desk and at 320 px: axe finds nothing, nothing scrolls sideways. */
async function look(page: Page, state: string, place: string) {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // The pointer still lies where it clicked last: what scrolls under it would change colour whenever the browser notices.
    await page.mouse.move(0, 0);
    // A button half-way between two states has neither's contrast.
    await motionEnded(page);
    expect(await sideways(page), `${state}, ${width} px`).toEqual([]);
    const findings = await axeFindings(page, { within: place });
    expect(findings, `${state}, ${width} px`).toEqual([]);
  }
}

test('dark mode and more contrast change nothing that axe would find', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await open(page);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('the form', () => {
  const endings: [string, (page: Page) => Promise<unknown>][] = [
    ['empty', open],
    [
      'invalid',
      async (page) => {
        await open(page);
        await fill(page, { ...typed, email: 'not an address' });
        await form(page).locator('#name').fill('');
        await submit(page).click();
        await expect(form(page).locator('#name')).toBeFocused();
      },
    ],
    [
      'sending',
      async (page) => {
        await service(page, () => new Promise(() => {}));
        await send(page, words.states.sending);
      },
    ],
    [
      'waiting',
      async (page) => {
        const headers = { 'Retry-After': '30' };
        await service(page, (route) => route.fulfill({ status: 500, headers, json: {} }));
        await send(page, words.states.retrying);
      },
    ],
    [
      'offline',
      async (page) => {
        await open(page);
        await fill(page);
        await page.context().setOffline(true);
        await submit(page).click();
        await expect(form(page)).toContainText(words.states.offline);
      },
    ],
    ['refused', answered],
    [
      'sent',
      async (page) => {
        await service(page, accept);
        await send(page, words.states.sent);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
      },
    ],
  ];
  for (const [state, reach] of endings)
    test(`${state} holds at both widths`, async ({ page }) => {
      await reach(page);
      await look(page, state, '#form');
    });
});

async function send(page: Page, says: string) {
  await open(page);
  await fill(page);
  await submit(page).click();
  await expect(form(page)).toContainText(says);
}

async function answered(page: Page) {
  await service(page, refuse(422, { errors: [{ field: 'email', code: 'invalid' }] }));
  await send(page, words.states.trouble.invalid.text);
}

test('the thank-you dialog holds at both widths', async ({ page }) => {
  await openThanks(page);
  await expect(dialog(page)).toHaveJSProperty('open', true);
  await look(page, 'thanks', '#thanks');
});

test('the thank-you that the address alone shows holds at both widths', async ({ page }) => {
  // axe is a script itself, so the page's own are kept away instead of switching all off.
  await page.route('**/*.js', (route) => route.abort());
  await openThanks(page);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveJSProperty('open', false);
  await look(page, 'thanks-plain', '#thanks');
});

test.describe('booking', () => {
  test.beforeEach(() => void needed('calendar of our own'));
  const { booking } = words;
  const slots = Array.from({ length: 40 }, (_, index) => {
    const start = Date.parse('2030-01-07T09:00:00Z') + Math.floor(index / 8) * 864e5;
    const at = start + (index % 8) * 18e5;
    return { start: new Date(at).toISOString(), end: new Date(at + 18e5).toISOString() };
  });

  /** Opens the availability, chooses a time in it and stands in for the service. */
  async function book(page: Page, answer: () => [status: number, json: object]) {
    await page.route('**/booking/slots', (route) =>
      route.fulfill({ json: { timeZone: 'UTC', slots } }),
    );
    await page.route('**/booking/book', (route) => {
      const [status, json] = answer();
      return route.fulfill({ status, json });
    });
    await openAvailability(page);
    await band(page).getByLabel(booking.picker.zone).selectOption('UTC');
    await band(page).getByText('10:30').click();
    await band(page).locator('#booking-name').fill(typed.name);
    await band(page).locator('#booking-email').fill(typed.email);
  }
  const press = (page: Page) =>
    band(page).getByRole('button', { name: booking.picker.book }).click();

  test('slots, a taken slot and a booked slot hold at both widths', async ({ page }) => {
    let answer: [status: number, json: object] = [409, {}];
    await book(page, () => answer);
    await look(page, 'slots', '#booking');
    await press(page);
    await expect(band(page)).toContainText(booking.picker.trouble.taken);
    await look(page, 'taken', '#booking');
    const start = slots[3]?.start;
    answer = [200, { ok: true, start, ics: '/booking/1.ics?t=1', url: '/booking/1?t=1' }];
    await band(page).getByText('10:30').click();
    await press(page);
    await expect(band(page)).toContainText(booking.booked.title);
    await look(page, 'booked', '#booking');
  });

  test('the service’s own pages hold at both widths', async ({ page }) => {
    const faults = watch(page);
    await page.goto('/booking/');
    await look(page, 'page-picker', 'main');
    await page
      .locator('#start option')
      .last()
      .evaluate((option: HTMLOptionElement) => {
        option.selected = true;
      });
    await page.locator('#name').fill(typed.name);
    await page.locator('#email').fill(typed.email);
    await page.getByRole('button', { name: formService.booking.book }).click();
    await expect(
      page.getByRole('heading', { name: formService.booking.bookedTitle }),
    ).toBeVisible();
    await look(page, 'page-booked', 'main');
    await page.getByRole('button', { name: formService.booking.cancel }).click();
    await expect(
      page.getByRole('heading', { name: formService.booking.cancelledTitle }),
    ).toBeVisible();
    await look(page, 'page-cancelled', 'main');
    expect(faults).toEqual([]);
  });
});
