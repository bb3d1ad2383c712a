import { execFileSync } from 'node:child_process';
import { expect, type Page, type Route, test } from '@playwright/test';
import { contact as words } from '../../src/content/pages.ts';
import { afterLoad, at, axeFindings, holdTimers, motionEnded, needed } from './site.ts';
import { expectTextFits, faults } from './text-size.ts';

export const ENDPOINT = '**/f/contact';
export const typed = {
  name: 'Ada Fenwick',
  company: 'Larkspur Health',
  email: 'ada@larkspur.example',
  phone: 'call me after five',
  message: 'Our portal is a labyrinth.\nPlease bring thread: äöü 🧵',
};

export const form = (page: Page) => page.locator('#form');
export const submit = (page: Page) => form(page).locator('button[type="submit"]');
export const dialog = (page: Page) => page.locator('#thanks');

/** Keeps the thank-you open past its five seconds in pages opened from here on, however slow the code and the test are. */
export async function holdThanks(page: Page) {
  await page.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('#thanks { animation-play-state: paused !important; }');
    document.adoptedStyleSheets = [still];
  });
  await holdTimers(page, 5000);
}

/** Waits until the form is hydrated, which sets its idempotency key. */
export async function hydrated(page: Page) {
  await afterLoad(page);
  await expect(form(page).locator('[name="_id"]')).not.toHaveValue('');
  await form(page).scrollIntoViewIfNeeded();
}

export async function open(page: Page, path = '/contact') {
  await page.goto(at(path));
  await hydrated(page);
}

export async function fill(page: Page, values: Partial<typeof typed> = typed) {
  for (const [name, value] of Object.entries(values))
    await form(page).locator(`#${name}`).fill(value);
}

export async function expectFieldsKept(page: Page) {
  for (const [name, value] of Object.entries(typed))
    await expect(form(page).locator(`#${name}`)).toHaveValue(value);
}

/** Replaces the form service and collects the posts. */
export async function service(page: Page, answer: (route: Route, count: number) => unknown) {
  const bodies: Record<string, string>[] = [];
  await page.route(ENDPOINT, async (route) => {
    bodies.push(fieldsOf(route.request().postData() ?? ''));
    await answer(route, bodies.length);
  });
  return bodies;
}

/** Returns the fields of a multipart body, in order. */
function fieldsOf(body: string): Record<string, string> {
  const parts = body.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name = '', value = '']) => [name, value]));
}

export const accept = (route: Route) =>
  route.fulfill({ json: { ok: true, id: '1', next: at('/contact#thanks') } });
export const refuse =
  (status: number, body: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: body });

/** Runs `npm run inbox` on the data of the server under test and returns its output. */
export const inbox = (...words: string[]) =>
  execFileSync(process.execPath, ['dist/server/cli.mjs', ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? 'test-results/data' },
  });

/** Calendar and links below the form. */
export const band = (page: Page) => page.locator('#booking');

/** Opens the page and requests the availability. Until the code has loaded, a click would follow the link to the calendar's page. */
export async function openAvailability(page: Page) {
  await page.goto(at('/contact'));
  await afterLoad(page);
  await band(page).scrollIntoViewIfNeeded();
  await band(page).getByRole('link', { name: words.booking.load, exact: true }).click();
}

/** Labels of the days, or of the times of the chosen day. */
export const tiles = (page: Page, name: 'day' | 'start') =>
  band(page).locator('label', { has: page.locator(`[name="${name}"]`) });

export const book = (page: Page) =>
  band(page).getByRole('button', { name: words.booking.picker.book }).click();

export const twoServices = () => needed('two services');
/** Label of an interest or a budget. */
export const choice = (page: Page, name: string) =>
  form(page).locator('label', { has: page.locator(`[value="${name.replaceAll('"', '\\"')}"]`) });

/** Message that the form shows if it could not be sent. */
export const failure = (page: Page) =>
  form(page)
    .getByRole('group')
    .filter({ has: page.locator('h3') });

/** Checks the page with text of any size, then part of it at 1280 and 320 px: no layout faults, no axe findings. */
export async function look(page: Page, place: string, state: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The pointer is still at its last click; elements scrolled under it would change colour at an unpredictable moment.
  await page.mouse.move(0, 0);
  await motionEnded(page);
  await test.step(state, () => expectTextFits(page));
  for (const width of [1280, 320]) {
    const where = `${state}, ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    // During a transition, a button's contrast is that of neither state.
    await motionEnded(page);
    expect(await faults(page), where).toEqual([]);
    expect(await axeFindings(page, { within: place }), where).toEqual([]);
  }
}
