import { expect, type Page, test } from '@playwright/test';
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
  openThanks,
  refuse,
  service,
  storageLength,
  submit,
  twoServices,
  typed,
  watchShifts,
} from '../support/contact-page.ts';
import { afterLoad, axeFindings, holdBack, needed, watch } from '../support/site.ts';

const { states } = words;
const { budgets } = words.form;
const offered = budgets.filter(({ disabled }) => !disabled).map(({ label }) => label);
const budget = offered.at(-1) ?? '';
test.describe('before it is hydrated', () => {
  test('the form is the same HTML, and nothing moves when it is hydrated', async ({
    page,
    browser,
  }) => {
    const html = (on: Page) =>
      form(on).evaluate((element) =>
        element.outerHTML.replace(/(name="_id" value=")[^"]*/, '$1').replaceAll('<!-- -->', ''),
      );
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto('/contact');
    const before = await form(plain).evaluate((element) =>
      element.outerHTML.replaceAll('<!-- -->', ''),
    );
    await plain.close();
    const shifts = await watchShifts(page);
    await open(page);
    expect(await html(page)).toBe(before);
    expect(await shifts()).toBeLessThan(0.001);
  });

  test('a phone shows no empty room below the form before it is sent', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    const last = form(page).locator('[data-phase="rest"]');
    const empty = await last.evaluate(
      (room) => room.clientHeight - (room.lastElementChild?.clientHeight ?? 0),
    );
    expect(empty).toBeLessThan(2);
  });

  test('a visitor types before the code has come, and the words stay', async ({ page }) => {
    const release = await holdBack(page, '**/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(page);
    release();
    await hydrated(page);
    await keepsWords(page);
  });

  test('a visitor sends before the code has come, and the form posts as a page', async ({
    page,
  }) => {
    const sent = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await sent.promise;
      await route.abort();
    });
    const bodies = await service(page, (route) => {
      sent.resolve();
      return route.fulfill({ contentType: 'text/html', body: '<h1>Taken</h1>' });
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Taken' })).toBeVisible();
    expect(bodies).toMatchObject([{ name: typed.name, email: typed.email }]);
  });
});

test.describe('the fields', () => {
  test('the browser alone checks the fields', async ({ page }) => {
    const bodies = await service(page, accept);
    await open(page);
    await submit(page).click();
    await expect(form(page).locator('#name')).toBeFocused();
    for (const name of ['name', 'email', 'message'])
      await expect(form(page).locator(`#${name}`)).toHaveAttribute('required');
    await fill(page, { ...typed, email: 'not an address' });
    await submit(page).click();
    await expect(form(page).locator('#email')).toBeFocused();
    expect(bodies).toEqual([]);
  });

  test('a visitor pastes an address in other forms, and the address alone is sent', async ({
    page,
  }) => {
    const bodies = await service(page, accept);
    await open(page);
    const email = form(page).locator('#email');
    for (const pasted of [
      'anna@example.com.',
      'mailto:anna@example.com',
      '<anna@example.com>',
      ' Anna Müller <anna@example.com> ',
    ]) {
      await email.fill('');
      await page.keyboard.insertText(pasted);
      await email.blur();
      await expect(email, pasted).toHaveValue('anna@example.com');
    }
    await email.fill('anna schmidt@example.com');
    await email.blur();
    await expect(email).toHaveValue('anna schmidt@example.com');
    await fill(page, { ...typed, email: 'Anna <anna@example.com>' });
    await email.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(bodies).toMatchObject([{ email: 'anna@example.com' }]);
  });

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

  test('a visitor goes to another page and back, sends what the fields have kept, and nothing is stored', async ({
    page,
  }) => {
    await service(page, accept);
    await holdThanks(page);
    await open(page);
    await fill(page);
    const [{ name }] = twoServices();
    await choice(page, name).click();
    await page.goto('/about');
    await page.goBack();
    await hydrated(page);
    await keepsWords(page);
    await expect(choice(page, name).locator('input')).toBeChecked();
    expect(await storageLength(page)).toBe(0);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await storageLength(page), 'after it was sent').toBe(0);
  });
});

test.describe('a failure loses nothing', () => {
  /** Sets the clock on until the page has sent the same enquiry again so many times: after 1, 2 and 4 s. */
  async function retries(page: Page, bodies: unknown[], count: number) {
    for (let sent = 1; sent <= count; sent += 1) {
      // On a slow machine the page's own time brings the next one sooner.
      await expect.poll(() => bodies.length).toBeGreaterThanOrEqual(sent);
      if (sent === 1) await expect(form(page).getByRole('status')).toHaveText(states.retrying);
      await page.clock.runFor(1000 * 2 ** (sent - 1) + 100);
    }
    await expect.poll(() => bodies.length).toBe(count + 1);
  }

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

  test('the page sends an enquiry again that the server could not take, as the same; the next is a new one', async ({
    page,
  }) => {
    const bodies = await service(page, (route, count) =>
      count < 5 ? refuse(503)(route) : accept(route),
    );
    await page.clock.install();
    await open(page);
    await fill(page);
    await submit(page).click();
    await retries(page, bodies, 3);
    await expect(failure(page)).toContainText(states.trouble.failed.text);
    await keepsWords(page);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await fill(page, { ...typed, message: 'And another thing.' });
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    const ids = bodies.map(({ _id }) => _id);
    expect(ids).toHaveLength(6);
    expect(new Set(ids.slice(0, 5)).size).toBe(1);
    expect(ids[5]).not.toBe(ids[4]);
  });

  test('a visitor who leaves while an enquiry is on its way is asked; after Back the form says so and sends it as the same', async ({
    page,
  }) => {
    let isBack = false;
    const bodies = await service(page, (route) => (isBack ? accept : refuse(503))(route));
    await open(page);
    await fill(page);
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
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(new Set(bodies.map(({ _id }) => _id)).size).toBe(1);
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
    const shifts = await watchShifts(page);
    await open(page);
    await fill(page);
    const [one, other] = twoServices();
    for (const name of [other.name, one.name, budget]) await choice(page, name).click();
    await submit(page).dblclick();
    await submit(page).click({ force: true });
    await expect(form(page)).toContainText(states.sending);
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
    await form(page).locator('#message').fill('I forgot something.');
    held.resolve();
    await expect(dialog(page)).toBeVisible();
    await expect(form(page).locator('#message')).toHaveValue('I forgot something.');
    const empty = Object.fromEntries(CONTACT_FIELDS.map(({ name }) => [name, '']));
    expect(bodies).toEqual([
      {
        ...empty,
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
    expect(await shifts()).toBeLessThan(0.001);
  });

  const { limit } = CONTACT_FIELDS.find(({ name }) => name === 'message') ?? { limit: 0 };
  for (const [what, message] of [
    ['of spaces', '   '],
    ['over the limit, which was not cut,', 'x'.repeat(limit + 1)],
  ] as const)
    test(`the service refuses a message ${what} and the field says why until it is corrected`, async ({
      page,
    }) => {
      await open(page);
      await fill(page, { ...typed, message: '' });
      const field = form(page).locator('#message');
      await field.focus();
      await page.keyboard.insertText(message);
      const answer = page.waitForResponse(ENDPOINT);
      await submit(page).click();
      const [error] = (await (await answer).json()).errors;
      expect(error).toMatchObject({ field: 'message', detail: expect.stringMatching(/\w/) });
      await expect(failure(page)).toContainText(error.detail);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(error.detail));
      await field.fill('Corrected.');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(field).not.toHaveAccessibleDescription(new RegExp(error.detail));
    });

  test('the form does not call an answer a success that it cannot read', async ({ page }) => {
    const bodies = await service(page, (route, count) =>
      count === 1
        ? route.fulfill({ status: 303, headers: { location: '/about' } })
        : route.fulfill({ contentType: 'text/html', body: '<h1>Taken</h1>' }),
    );
    await open(page);
    await fill(page);
    await submit(page).click();
    await expect(failure(page)).toContainText(states.trouble.unreadable.text);
    await keepsWords(page);
    await failure(page).getByRole('button', { name: states.plain }).click();
    await expect(page.getByRole('heading', { name: 'Taken' })).toBeVisible();
    expect(bodies[1]).toEqual(bodies[0]);
  });
});

test.describe('the thank-you', () => {
  for (const [how, close] of [
    ['its button', (page: Page) => dialog(page).getByRole('link').click()],
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside it', (page: Page) => page.mouse.click(5, 5)],
  ] as const)
    test(`the thank-you shows when the address asks for it, and ${how} closes it`, async ({
      page,
    }) => {
      const faults = watch(page);
      await openThanks(page);
      await expect(dialog(page)).toHaveJSProperty('open', true);
      if (how === 'Esc') expect(await axeFindings(page)).toEqual([]);
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('#thanked')).toBeVisible();
      await expect(page).toHaveURL('/contact');
      await page.reload();
      await expect(dialog(page)).toBeHidden();
      expect(faults).toEqual([]);
    });
});
