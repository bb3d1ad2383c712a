import { expect, type Page, test } from '@playwright/test';
import {
  accept,
  band,
  dialog,
  fill,
  openAvailability,
  service,
  submit,
} from '../support/contact-page.ts';
import { contact as words } from '../support/copy.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { afterLoad, at, DARK, needed } from '../support/site.ts';

// The policy has hashes of what we change.
test.use({ bypassCSP: true, viewport: { width: 390, height: 700 } });

/** Serves pages and scripts to a browser that has never heard of popovers. */
const withoutPopovers = (page: Page) =>
  page.route('**/*', async (route) => {
    if (!/document|script/.test(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(?<=p)opover|(?<=P)opover/g, 'anel');
    return route.fulfill({ response, body });
  });

/** Takes away what older browsers skip in a style sheet: nested rules, `:has()` and `light-dark()`. */
const withoutNewRules = (page: Page) =>
  page.evaluate(() => {
    const skip = (parent: CSSGroupingRule | CSSStyleSheet) => {
      for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = parent.cssRules[index];
        if (!(rule instanceof CSSStyleRule)) {
          if (rule instanceof CSSGroupingRule) skip(rule);
          continue;
        }
        while (rule.cssRules.length > 0) rule.deleteRule(0);
        const { style } = rule;
        style.cssText = style.cssText.replace(/[\w-]+:[^;]*light-dark\([^;]*;/g, '');
        if (rule.selectorText.includes(':has(')) parent.deleteRule(index);
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) skip(sheet);
  });

/** Links and fields that something else lies on, a line each. */
const covered = (page: Page) =>
  page
    .locator('a, button, input, textarea, select, summary')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((element) => {
        // The first is not in the window before it has the focus.
        if (element.matches('[href="#content"], .visually-hidden, [aria-hidden="true"] *'))
          return [];
        const target = element.closest('label') ?? element;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const [box] = target.getClientRects();
        if (!box || box.width < 2) return [];
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const isFree = top && (target.contains(top) || (top.contains(target) && top.closest('a')));
        return isFree
          ? []
          : [`${target.outerHTML.slice(0, 90)} under ${top?.outerHTML.slice(0, 90)}`];
      }),
    );

for (const path of pageKinds)
  test(`without popovers and new rules every link and field of ${path} can be pressed`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await withoutPopovers(page);
    await page.goto(at(path));
    await afterLoad(page);
    await withoutNewRules(page);
    expect.soft(await covered(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

test('without new functions, storage and history, enquiry, calendar and settings work', async ({
  page,
}) => {
  needed('calendar of our own');
  needed('display settings');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(Intl, 'supportedValuesOf');
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(window, 'CSSStyleSheet');
    CSS.supports = () => false;
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    History.prototype.replaceState = refuse;
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
  const bodies = await service(page, accept);
  await openAvailability(page);
  await expect(band(page).getByLabel(words.booking.picker.zone)).toBeVisible();
  await page.locator('body > footer [data-display-settings]').click();
  await page.locator('dialog label:has([value="dark"])').click();
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await page.keyboard.press('Escape');
  await fill(page);
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(errors).toEqual([]);
});
