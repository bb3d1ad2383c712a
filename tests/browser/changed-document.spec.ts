import { expect, test } from '@playwright/test';
import {
  expectFieldsKept,
  fill,
  form,
  hydrated,
  open,
  refuse,
  service,
  typed,
} from '../support/contact-page.ts';
import { pages } from '../support/copy.ts';
import { afterLoad, at, holdBack, needed } from '../support/site.ts';

/** Mimics Chrome's translation: replaces each text node with two elements around a new one, again 100 ms after each change. */
function translate() {
  const start = () => {
    const isText = ({ parentElement, data }: Text) =>
      data.trim() && !parentElement?.closest('font, script, style, textarea, select');
    const replaceTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(isText)) {
        const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
        if (!outer || !inner) return;
        for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    let timer = 0;
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(replaceTexts, 100);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    replaceTexts();
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

/** Mimics password managers and writing aids: adds an element beside each field, and attributes to it, as soon as it exists. */
function addHelpers() {
  const help = () => {
    for (const field of document.querySelectorAll(
      'input[type="email"]:not([data-1p-ignore]), textarea:not([data-gramm])',
    )) {
      const isText = field.localName === 'textarea';
      for (const name of isText ? ['data-gramm'] : ['data-lpignore', 'data-1p-ignore'])
        field.setAttribute(name, 'true');
      field.after(document.createElement(isText ? 'grammarly-extension' : 'div'));
    }
  };
  new MutationObserver(help).observe(document, { childList: true, subtree: true });
}

/** Mimics extensions that wrap each field in an element as soon as it exists. */
function wrapFields() {
  const wrap = () => {
    for (const field of document.querySelectorAll<HTMLElement>('input:not(:only-child)')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  };
  new MutationObserver(wrap).observe(document, { childList: true, subtree: true });
}

for (const [who, change] of [
  ['a browser translates the page', translate],
  ['extensions put elements beside the fields', addHelpers],
] as const)
  test(`${who} before the form is hydrated, and the form keeps what was typed, ticked, chosen and selected`, async ({
    page,
  }) => {
    await page.addInitScript(change);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const release = await holdBack(page, /enquiry-form/);
    await page.goto(at('/contact'));
    await fill(page);
    const choices = form(page).locator('label:has([name="interests"], [name="budget"]:enabled)');
    await choices.first().click();
    await choices.last().click();
    const message = form(page).locator('#message');
    await message.evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(4, 10);
    });
    release();
    await hydrated(page);
    await expectFieldsKept(page);
    await expect(choices.first()).toBeChecked();
    await expect(choices.last()).toBeChecked();
    await expect(message).toBeFocused();
    await page.keyboard.type('site');
    await expect(message).toHaveValue(`${typed.message.slice(0, 4)}site${typed.message.slice(10)}`);
    expect(faults).toEqual([]);
  });

test('an extension takes an element out of the form, and what React then renders anew keeps what was typed', async ({
  page,
}) => {
  await service(page, refuse(422));
  await open(page);
  await fill(page);
  await form(page)
    .locator('[data-phase="rest"] > :last-child')
    .evaluate((promise) => promise.remove());
  const rendered = await form(page).elementHandle();
  await form(page).locator('#company').press('Enter');
  await expect.poll(() => rendered?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expectFieldsKept(page);
  await expect(form(page).locator('#company')).toBeFocused();
});

test('a browser translates the estimator, an extension wraps its fields, and all of it follows the answers', async ({
  page,
  context,
}) => {
  needed('estimator of our own');
  const untouched = await context.newPage();
  await page.addInitScript(translate);
  await page.addInitScript(wrapFields);
  const release = await holdBack(page, /estimator\./);
  await page.goto(at(pages.estimator.path));
  await page.locator('#pages').press('Control+a');
  release();
  await afterLoad(page);
  await page.keyboard.type('7');
  await expect(page.locator('#pages')).toHaveValue('7');
  for (const count of ['2', '41', '900', '901', '3']) {
    await page.locator('#pages').fill(count);
    await untouched.goto(at(`${pages.estimator.path}?pages=${count}`));
    const told = (await untouched.locator('#estimate').textContent()) ?? '';
    await expect(page.locator('#estimate')).toHaveText(told);
  }
});
