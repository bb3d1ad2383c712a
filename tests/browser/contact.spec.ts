import { expect, test } from '@playwright/test';
import { pages, contact as words } from '../../src/content/pages.ts';
import { CONTACT_FIELDS } from '../../src/content/schema/forms.ts';
import { site } from '../../src/content/site.ts';
import {
  accept,
  choice,
  dialog,
  ENDPOINT,
  failure,
  fill,
  form,
  holdThanks,
  hydrated,
  keepsWords,
  open,
  refuse,
  service,
  storageLength,
  submit,
  twoServices,
  typed,
} from '../support/contact-page.ts';
import { afterLoad, needed, watch } from '../support/site.ts';

const { states } = words;
const budget = words.form.budgets.find(({ disabled }) => !disabled)?.label ?? '';

test('the form takes the interest of the service page one comes from, and no other', async ({
  page,
}) => {
  const { title, name, path } = needed('service');
  await page.goto(path);
  await page.locator(`main a[href*="interest=${title}"]`).first().click();
  await page.waitForURL(`**/contact?interest=${title}`);
  await form(page).scrollIntoViewIfNeeded();
  const chosen = form(page).locator('[name="interests"]:checked');
  await expect(chosen).toHaveValue(name);
  await open(page, `/contact?interest=${title}&interest=nonsense`);
  await expect(chosen).toHaveValue(name);
});

test.describe('a failure loses nothing', () => {
  test('after Enter in a field and a failure the advice has the focus, but not from somebody who went on typing', async ({
    page,
  }) => {
    let answer = Promise.withResolvers<void>();
    await service(page, async (route) => {
      await answer.promise;
      await refuse(422)(route);
    });
    await open(page);
    await fill(page);
    await form(page).locator('#company').press('Enter');
    answer.resolve();
    await expect(failure(page)).toBeFocused();
    answer = Promise.withResolvers();
    const field = form(page).locator('#name');
    await field.press('Enter');
    await expect(failure(page)).toBeHidden();
    await field.press('!');
    answer.resolve();
    await expect(failure(page)).toBeVisible();
    await expect(field).toBeFocused();
  });

  test('a visitor mends a refused post and sends it in place: the thank-you shows, whatever page the post named', async ({
    page,
  }) => {
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

  // How often and when a form, a search or a calendar asks again: post-form.test.ts and query-client.test.ts.
  test('the page sends an enquiry again that the server could not take, as the same; the next is a new one, with the address alone of what was pasted', async ({
    page,
  }) => {
    const bodies = await service(page, (route, count) =>
      count < 5 ? refuse(503)(route) : accept(route),
    );
    await page.clock.install();
    await open(page);
    await fill(page);
    await submit(page).click();
    await expect(form(page).getByRole('status')).toHaveText(states.retrying);
    await expect(async () => {
      await page.clock.runFor(4000);
      await expect(failure(page)).toContainText(states.trouble.failed.text, { timeout: 500 });
    }).toPass();
    expect(bodies).toHaveLength(4);
    await keepsWords(page);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await fill(page, { ...typed, email: `Ada <${typed.email}>` });
    await form(page).locator('#email').press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(bodies.at(-1)).toMatchObject({ email: typed.email });
    const ids = bodies.map(({ _id }) => _id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids.slice(0, 5)).size).toBe(1);
    expect(ids[5]).not.toBe(ids[4]);
  });

  test('a visitor who leaves while an enquiry is on its way is asked; after Back the form has it, says so and sends it as the same', async ({
    page,
  }) => {
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
    await page.waitForURL(href);
    isBack = true;
    await page.goBack();
    await afterLoad(page);
    await expect(form(page).getByRole('status')).toHaveText(states.unsent);
    await keepsWords(page);
    await expect(choice(page, name).locator('input')).toBeChecked();
    expect(await storageLength(page)).toBe(0);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(new Set(bodies.map(({ _id }) => _id)).size).toBe(1);
    expect(await storageLength(page), 'after it was sent').toBe(0);
    await page.keyboard.press('Escape');
    await page.reload();
    await afterLoad(page);
    await expect(form(page).getByRole('status')).toHaveText('');
  });

  test('a visitor clicks three times, and one enquiry is sent; what is typed meanwhile stays', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    const bodies = await service(page, async (route) => {
      await held.promise;
      await accept(route);
    });
    await open(page);
    await fill(page);
    const [one, other] = twoServices();
    for (const name of [other.name, one.name, budget]) await choice(page, name).click();
    await submit(page).dblclick();
    await submit(page).click({ force: true });
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
    await form(page).locator('#message').fill('I forgot something.');
    held.resolve();
    await expect(dialog(page)).toBeVisible();
    await expect(form(page).locator('#message')).toHaveValue('I forgot something.');
    expect(bodies).toEqual([
      {
        ...Object.fromEntries(CONTACT_FIELDS.map(({ name }) => [name, ''])),
        ...typed,
        message: typed.message.replace('\n', '\r\n'),
        interests: `${one.name}, ${other.name}`,
        budget,
        [site.form.redirectField]: '/contact#thanks',
        _gotcha: '',
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        _elapsed: expect.stringMatching(/^\d+$/),
      },
    ]);
  });

  test('the form does not call an answer a success that it cannot read, and offers to post as a page', async ({
    page,
  }) => {
    const bodies = await service(page, (route, count) =>
      count === 1
        ? route.fulfill({ status: 303, headers: { location: '/about' } })
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
});

test('the thank-you shows when the address asks for it; its button, Esc and a click beside it close it', async ({
  page,
}) => {
  const faults = watch(page);
  await holdThanks(page);
  for (const close of [
    () => dialog(page).getByRole('link').click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await page.goto('about:blank');
    await page.goto('/contact#thanks');
    await expect(dialog(page)).toHaveJSProperty('open', true);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('#thanked')).toBeVisible();
    await expect(page).toHaveURL('/contact');
  }
  await page.reload();
  await expect(dialog(page)).toBeHidden();
  expect(faults).toEqual([]);
});
