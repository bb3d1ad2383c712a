import { expect, type Page, test } from '@playwright/test';
import * as contact from '../support/contact-page.ts';
import { contact as words } from '../support/copy.ts';
import { laterTab, start, tabs } from '../support/insights-page.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { afterLoad, at, DARK, needed, watch } from '../support/site.ts';

// The policy contains hashes of the scripts and styles changed below.
test.use({ bypassCSP: true, viewport: { width: 390, height: 700 } });

/** CSS that older browsers skip: nested rules, rules with `:has()` and declarations with `light-dark()`. */
const SKIPPED = [
  /(?<=;)[^;{}]*\{[^{}]*\}/g,
  /[^{}]*:has\([^{}]*\{[^{}]*\}/g,
  /(?<=[;{])[\w-]+:[^;{}]*light-dark\([^;{}]*/g,
];
const asRead = (css: string) => SKIPPED.reduce((rest, skipped) => rest.replace(skipped, ''), css);

/** Returns the links and fields that another element covers, one line each. */
const covered = (page: Page) =>
  page
    .locator('a:not([href="#content"]), button, input, textarea, select, summary')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((element) => {
        if (element.matches('.visually-hidden, [aria-hidden="true"] *')) return [];
        const target = element.closest('label') ?? element;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const [{ x, y, width, height } = new DOMRect()] = target.getClientRects();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const isFree = width < 2 || target.contains(top) || top?.closest('a')?.contains(target);
        return isFree
          ? []
          : [`${target.outerHTML.slice(0, 90)} under ${top?.outerHTML.slice(0, 90)}`];
      }),
    );

for (const path of pageKinds)
  test(`without popovers and new rules every part of ${path} can be pressed`, async ({ page }) => {
    const faults = watch(page);
    await page.route(/./, async (route) => {
      if (!/document|script/.test(route.request().resourceType())) return route.fallback();
      const response = await route.fetch();
      const text = (await response.text()).replaceAll(/(?<=p)opover/gi, 'anel');
      const body = text.replace(/(?<=<style>).*?(?=<\/style>)/gs, asRead);
      return route.fulfill({ response, body });
    });
    await page.goto(at(path));
    await afterLoad(page);
    expect.soft(await covered(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
    expect(faults).toEqual([]);
  });

test('without new selectors and ARIA properties one filters, moves tabs and sends', async ({
  page,
}) => {
  needed('calendar of our own');
  await page.addInitScript(() => {
    for (const name of Object.keys(Element.prototype))
      if (/^(aria[A-Z]|role$)/.test(name)) Reflect.deleteProperty(Element.prototype, name);
    const { has } = URLSearchParams.prototype;
    URLSearchParams.prototype.has = function (name) {
      return has.call(this, name);
    };
    for (const { prototype } of [Document, Element])
      for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
        const find = Reflect.get(prototype, name);
        if (!Object.hasOwn(prototype, name)) continue;
        Reflect.set(prototype, name, function (this: unknown, selector: string) {
          if (/:modal|:has\(/.test(selector)) throw new DOMException(selector, 'SyntaxError');
          return find.call(this, selector);
        });
      }
  });
  const faults = watch(page);
  const { id, label } = laterTab();
  await page.goto(at('/insights'));
  await page.getByRole('tab', { name: start.label }).press('End');
  await expect(page.getByRole('tab', { name: tabs.at(-1)?.label ?? '' })).toBeFocused();
  await page.getByRole('tab', { name: label }).click();
  await expect(page.locator(`#panel-${id}`)).toBeVisible();
  await expect(page.locator(`#panel-${start.id}`)).toBeHidden();
  await contact.service(page, contact.accept);
  await contact.open(page);
  await contact.fill(page);
  await contact.submit(page).click();
  await expect(contact.dialog(page)).toBeVisible();
  expect(faults).toEqual([]);
});

test('without new functions, storage and history one writes, books and sets', async ({ page }) => {
  needed('calendar of our own');
  needed('display settings');
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(Intl, 'supportedValuesOf');
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(window, 'CSSStyleSheet');
    CSS.supports = () => false;
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    History.prototype.replaceState = get;
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  });
  const faults = watch(page);
  await contact.service(page, contact.accept);
  await contact.openAvailability(page);
  await expect(contact.band(page).getByLabel(words.booking.picker.zone)).toBeVisible();
  await page.locator('body > footer [data-display-settings]').click();
  await page.locator('dialog label:has([value="dark"])').click();
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await page.keyboard.press('Escape');
  await contact.fill(page);
  await contact.submit(page).click();
  await expect(contact.dialog(page)).toBeVisible();
  expect(faults).toEqual([]);
});
