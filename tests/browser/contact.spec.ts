import { expect, type Route, test } from '@playwright/test';
import { pages, contact as words } from '../../src/content/pages.ts';
import { CONTACT_FIELDS } from '../../src/content/schema/forms.ts';
import { site } from '../../src/content/site.ts';
import {
  accept,
  choice,
  dialog,
  ENDPOINT,
  expectFieldsKept,
  failure,
  fill,
  form,
  holdThanks,
  hydrated,
  look,
  open,
  refuse,
  service,
  submit,
  twoServices,
  typed,
} from '../support/contact-page.ts';
import { afterLoad, at, needed } from '../support/site.ts';

const { states } = words;
const budget = words.form.budgets.find(({ disabled }) => !disabled)?.label ?? '';

test('the form takes the interest of the service page one comes from', async ({ page }) => {
  const { title, name, path } = needed('service');
  await page.goto(at(path));
  const link = page.locator(`main a[href*="interest=${title}"]`).first();
  await open(page, `${await link.getAttribute('href')}&interest=nonsense`);
  await expect(form(page).locator('[name="interests"]:checked')).toHaveValue(name);
});

test('the form holds at 1280 and 320 px, whatever becomes of an enquiry', async ({ page }) => {
  let answer: (route: Route) => unknown = accept;
  const bodies = await service(page, (route) => answer(route));
  const isSaid = (text: string) => expect(form(page)).toContainText(text);
  const isOpen = (state: boolean) => expect(dialog(page)).toHaveJSProperty('open', state);
  const name = form(page).locator('#name');
  const email = form(page).locator('#email');
  await holdThanks(page);
  // The dialog must open by its URL alone. axe is a script too, so only the page's own scripts are blocked.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(at('/contact#thanks'));
  await expect(dialog(page)).toBeVisible();
  await isOpen(false);
  await look(page, '#thanks', 'thanks without scripts');
  await page.unroute('**/*.js');

  await page.reload();
  await hydrated(page);
  await isOpen(true);
  await look(page, '#thanks', 'thanks');
  await dialog(page).getByRole('link').click();
  await isOpen(false);
  await expect(page.locator('#thanked')).toBeVisible();
  await expect(page).toHaveURL(at('/contact'));
  await look(page, '#form', 'empty');

  await submit(page).click();
  await expect(name).toBeFocused();
  await fill(page, { ...typed, email: 'not an address' });
  await submit(page).click();
  await expect(email).toBeFocused();
  const said = await email.evaluate((field: HTMLInputElement) => field.validationMessage);
  await expect(email).toHaveAccessibleDescription(new RegExp(`${said}$`));
  expect(bodies, 'the browser checks the fields').toEqual([]);
  await look(page, '#form', 'invalid');

  const held = Promise.withResolvers<void>();
  answer = async (route) => {
    await held.promise;
    await refuse(422)(route);
  };
  await fill(page);
  await name.press('Enter');
  await isSaid(states.sending);
  await look(page, '#form', 'sending');
  await name.press('!');
  held.resolve();
  await expect(failure(page)).toBeVisible();
  await expect(name, 'who goes on typing keeps the focus').toBeFocused();

  const detail = 'Nobody has this address.';
  answer = refuse(422, { errors: [{ field: 'email', code: 'invalid', detail }] });
  await name.press('Enter');
  await expect(failure(page)).toContainText(detail);
  await expect(failure(page)).toBeFocused();
  await expect(email).toHaveAccessibleDescription(new RegExp(detail));
  await look(page, '#form', 'refused');
  await email.fill('ada@larkspur.test');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).not.toHaveAccessibleDescription(new RegExp(detail));

  answer = accept;
  await submit(page).click();
  await isOpen(true);
  await page.keyboard.press('Escape');
  await isOpen(false);
  await isSaid(states.sent);
  await look(page, '#form', 'sent');

  await fill(page);
  await page.context().setOffline(true);
  await submit(page).click();
  await submit(page).click({ force: true });
  await isSaid(states.offline);
  await expectFieldsKept(page);
  await look(page, '#form', 'offline');
  const before = bodies.length;
  await page.context().setOffline(false);
  await isOpen(true);
  expect(bodies.slice(before), 'sent once, when the line is back').toHaveLength(1);
  await page.mouse.click(5, 5);
  await isOpen(false);

  answer = (route) => route.fulfill({ status: 500, headers: { 'Retry-After': '600' }, json: {} });
  await fill(page);
  await submit(page).click();
  await isSaid(states.retrying);
  await look(page, '#form', 'waiting');
});

test('a visitor mends a refused post in place, whatever page it named', async ({ page }) => {
  await open(page);
  await fill(page, { ...typed, email: 'not an address' });
  await form(page).evaluate((element: HTMLFormElement, to) => {
    for (const field of element.querySelectorAll<HTMLInputElement>('[type="hidden"]'))
      if (field.value.endsWith('#thanks')) field.value = to;
    element.submit();
  }, pages.about.path);
  await page.waitForURL(ENDPOINT);
  await hydrated(page);
  await form(page).locator('#email').fill(typed.email);
  await service(page, accept);
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/f\/contact#thanks$/);
});

// Retries of the form, search and calendar are tested in post-form.test.ts and query-client.test.ts.
test('three clicks while the server is busy send one enquiry', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  const bodies = await service(page, async (route, count) => {
    await held.promise;
    await (count === 1 ? refuse(503) : accept)(route);
  });
  await page.clock.install();
  await open(page);
  await fill(page, { ...typed, email: `Ada <${typed.email}>` });
  const [one, other] = twoServices();
  for (const name of [other.name, one.name, budget].filter(Boolean))
    await choice(page, name).click();
  await submit(page).dblclick();
  await submit(page).click({ force: true });
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await form(page).locator('#message').fill('I forgot something.');
  held.resolve();
  await expect(form(page).getByRole('status')).toHaveText(states.retrying);
  await page.clock.runFor(1000);
  await expect(dialog(page)).toBeVisible();
  await expect(form(page).locator('#message')).toHaveValue('I forgot something.');
  const enquiry = {
    ...Object.fromEntries(CONTACT_FIELDS.map(({ name }) => [name, ''])),
    ...typed,
    message: typed.message.replace('\n', '\r\n'),
    interests: `${one.name}, ${other.name}`,
    budget,
    [site.form.redirectField]: at('/contact#thanks'),
    _gotcha: '',
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    _elapsed: expect.stringMatching(/^\d+$/),
  };
  expect(bodies).toEqual([enquiry, bodies[0]]);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await fill(page);
  await submit(page).click();
  await expect.poll(() => bodies.length).toBe(3);
  expect(bodies[2]?._id).not.toBe(bodies[0]?._id);
});

test('a visitor who leaves an enquiry on its way finds it after Back', async ({ page }) => {
  let isBack = false;
  const bodies = await service(page, (route) => (isBack ? accept : refuse(503))(route));
  await holdThanks(page);
  await open(page);
  await fill(page);
  const [{ name }] = twoServices();
  await choice(page, name).click();
  await submit(page).click();
  await expect(form(page).getByRole('status')).toHaveText(states.retrying);
  const question = page.waitForEvent('dialog');
  const { label, href } = words.form.privacy.link;
  const left = form(page).getByRole('link', { name: label }).click();
  const asked = await question;
  expect(asked.type()).toBe('beforeunload');
  await asked.accept();
  await left;
  await page.waitForURL(at(href));
  isBack = true;
  await page.goBack();
  await afterLoad(page);
  await expect(form(page).getByRole('status')).toHaveText(states.unsent);
  await expectFieldsKept(page);
  await expect(choice(page, name).locator('input')).toBeChecked();
  const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
  expect(stored).toBe(0);
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(new Set(bodies.map(({ _id }) => _id)).size).toBe(1);
  await page.keyboard.press('Escape');
  await page.reload();
  await afterLoad(page);
  await expect(form(page).getByRole('status')).toHaveText('');
});

test('an answer that cannot be read is no success; the form posts as a page', async ({ page }) => {
  const bodies = await service(page, (route, count) =>
    count === 1
      ? route.fulfill({ status: 303, headers: { location: at('/about') } })
      : route.fulfill({ contentType: 'text/html', body: '<h1>Taken</h1>' }),
  );
  await open(page);
  await fill(page);
  await submit(page).click();
  await expect(failure(page)).toContainText(states.trouble.unreadable.text);
  await failure(page).getByRole('button', { name: states.plain }).click();
  await expect(page.getByRole('heading', { name: 'Taken' })).toBeVisible();
  expect(bodies[1]).toEqual(bodies[0]);
});
