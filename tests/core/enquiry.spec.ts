import { expect, test } from '@playwright/test';
import { contact as words } from '../../src/content/pages.ts';
import { site } from '../../src/content/site.ts';
import {
  accept,
  band,
  choice,
  dialog,
  expectFieldsKept,
  failure,
  fill,
  form,
  inbox,
  open,
  refuse,
  service,
  submit,
  twoServices,
  typed,
} from '../support/contact-page.ts';
import { at, axeFindings, stopClock, watch } from '../support/site.ts';

const { states } = words;
const budget = words.form.budgets.filter(({ disabled }) => !disabled).at(-1)?.label ?? '';

const stored = (name: string): { data: { name: string } }[] =>
  JSON.parse(inbox('list', '--json')).filter(
    (entry: { data: { name: string } }) => entry.data.name === name,
  );

test('a visitor with scripts sends an enquiry, and it is stored once', async ({ page }) => {
  const name = `Scripts ${Date.now()}`;
  const faults = watch(page);
  await page.clock.install();
  await open(page);
  const trap = page.locator('[name="_gotcha"]').first();
  await expect(trap).not.toBeInViewport();
  await expect(trap, 'no browser fills it in').toHaveAttribute('autocomplete', 'off');
  await fill(page, { ...typed, name });
  const [one, other] = twoServices();
  await choice(page, other.name).click();
  await choice(page, one.name).click();
  // The spam check flags forms sent within three seconds (service/form/spam.ts).
  await page.clock.runFor(3000);
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(at('/contact#thanks'));
  await expect(form(page).locator('#message')).toHaveValue('');
  const [entry, ...rest] = stored(name);
  expect(rest).toEqual([]);
  expect(entry).toMatchObject({
    folder: 'inbox',
    flags: [],
    data: {
      message: typed.message,
      interests: [one.name, other.name],
      budget: '',
    },
  });
  expect(faults).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without scripts sends an enquiry, and it is stored once', async ({ page }) => {
    const name = `Plain ${Date.now()}`;
    // The style sheet hides the thank-you dialog after five seconds, and a slow machine may need longer to press its button.
    // With reduced motion there is no page transition to freeze as well.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(at('/contact'));
    // Without scripts, the calendar is a link.
    await expect(band(page).getByRole('button')).toHaveCount(0);
    await fill(page, { ...typed, name });
    const [{ name: interest }] = twoServices();
    await choice(page, interest).click();
    if (budget) await choice(page, budget).click();
    await submit(page).click();
    await expect(page).toHaveURL(at('/contact#thanks'));
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('link', { name: words.thanks.close }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('#thanked')).toBeVisible();
    expect(stored(name)).toMatchObject([
      {
        folder: 'inbox',
        flags: [],
        data: { interests: [interest], budget },
      },
    ]);
  });
});

test('a visitor whose enquiry is refused keeps the words and may mail them', async ({ page }) => {
  const bodies = await service(
    page,
    refuse(422, { errors: [{ field: 'email', code: 'invalid' }] }),
  );
  await open(page);
  await fill(page);
  await submit(page).click();
  await expect(failure(page)).toContainText(states.trouble.invalid.text);
  await expect(failure(page)).toBeFocused();
  await expectFieldsKept(page);
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(1);
  const mail = failure(page).getByRole('link', { name: states.mail });
  await form(page).locator('#name').fill('Ada F.');
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await mail.click();
  const letter = new URL((await mail.getAttribute('href')) ?? '');
  expect(letter.pathname).toBe(site.email);
  expect(letter.searchParams.get('body')).toContain(`${words.form.fields.name?.label}: Ada F.`);
  await submit(page).click();
  await expect.poll(() => bodies.length).toBe(2);
  // The server may have accepted the first post, so the edited one is a new enquiry.
  expect(bodies[1]?._id).not.toBe(bodies[0]?._id);
});

test('the thank-you is modal, closes by itself and gives the focus back', async ({ page }) => {
  await service(page, accept);
  await page.clock.install();
  await open(page);
  await fill(page);
  const before = await page.evaluate(() => history.length);
  await stopClock(page);
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveJSProperty('open', true);
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(
    true,
  );
  await page.clock.runFor(3500);
  await expect(dialog(page)).toHaveJSProperty('open', true);
  await page.clock.runFor(1500);
  await expect(dialog(page)).toBeHidden();
  await page.clock.resume();
  // "Back" skips the thank-you and opens the page before the contact page.
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect(submit(page)).toBeFocused();
  await expect(form(page)).toContainText(states.sent);
  await expect(page).toHaveURL(at('/contact'));
  expect(await axeFindings(page)).toEqual([]);
});
