import { expect, type Route, test } from '@playwright/test';
import {
  accept,
  dialog,
  failure,
  fill,
  form,
  holdThanks,
  look,
  open,
  openThanks,
  refuse,
  service,
  submit,
  typed,
} from '../support/contact-page.ts';
import { contact as words } from '../support/copy.ts';

const { states } = words;

test('the form holds on a desk and at 320 px, whatever becomes of an enquiry', async ({ page }) => {
  const errors = [{ field: 'email', code: 'invalid', detail: 'Nobody has this address.' }];
  let answer: (route: Route) => unknown = refuse(422, { errors });
  const bodies = await service(page, (route) => answer(route));
  const isSaid = (text: string) => expect(form(page)).toContainText(text);
  await holdThanks(page);
  await open(page);
  await look(page, '#form', 'empty');

  await submit(page).click();
  await expect(form(page).locator('#name')).toBeFocused();
  await fill(page, { ...typed, email: 'not an address' });
  await submit(page).click();
  await expect(form(page).locator('#email')).toBeFocused();
  expect(bodies, 'the browser checks the fields').toEqual([]);
  await look(page, '#form', 'invalid');

  await fill(page);
  await submit(page).click();
  await expect(failure(page)).toContainText('Nobody has this address.');
  const email = form(page).locator('#email');
  await expect(email).toHaveAccessibleDescription(/Nobody has this address/);
  await look(page, '#form', 'refused');
  await email.fill('ada@larkspur.test');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).not.toHaveAccessibleDescription(/Nobody has this address/);

  const held = Promise.withResolvers<void>();
  answer = async (route) => {
    await held.promise;
    await accept(route);
  };
  await submit(page).click();
  await isSaid(states.sending);
  await look(page, '#form', 'sending');

  const closeThanks = async () => {
    await expect(dialog(page)).toHaveJSProperty('open', true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  };
  held.resolve();
  await expect(dialog(page)).toHaveJSProperty('open', true);
  await look(page, '#thanks', 'thanks');
  await closeThanks();
  await isSaid(states.sent);
  await look(page, '#form', 'sent');

  await fill(page);
  await page.context().setOffline(true);
  await submit(page).click();
  await isSaid(states.offline);
  await look(page, '#form', 'offline');
  await page.context().setOffline(false);
  await closeThanks();

  answer = (route) => route.fulfill({ status: 500, headers: { 'Retry-After': '600' }, json: {} });
  await fill(page);
  await submit(page).click();
  await isSaid(states.retrying);
  await look(page, '#form', 'waiting');
});

test('the thank-you that the address alone shows holds on a desk and at 320 px', async ({
  page,
}) => {
  // axe is a script itself, so the page's own are kept away instead of switching all off.
  await page.route('**/*.js', (route) => route.abort());
  await openThanks(page);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toHaveJSProperty('open', false);
  await look(page, '#thanks', 'thanks without scripts');
});
