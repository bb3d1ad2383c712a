import { expect, test } from '@playwright/test';
import { fillIn } from '../../src/lib/fill-in.ts';
import { look } from '../support/contact-page.ts';
import { search as copy, notFound } from '../support/copy.ts';
import { button, field, options, search } from '../support/search-page.ts';
import { afterLoad, at, axeFindings, holdBack, needed, watch } from '../support/site.ts';

test('the search loads when asked for, opens and closes in each way', async ({ page }) => {
  needed('search of its own');
  const faults = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(at('/contact'));
  await afterLoad(page);
  // Speech input may type a single key by mistake.
  await page.keyboard.press('/');
  await expect(field(page)).toHaveCount(0);
  expect(asked.filter((path) => /search-/.test(path))).toEqual([]);

  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => asked).toContain(at('/search-text.json'));
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.getByRole('button', { name: copy.close }).click();
  await expect(field(page)).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 880);
  await expect(field(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test('a visitor types Ctrl K on a Mac, and only ⌘ K opens the search', async ({ page }) => {
  needed('search of its own');
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
  );
  await page.goto(at('/contact'));
  await expect(button(page)).toHaveAttribute('data-ready');
  const isKept = (modifier: 'ctrlKey' | 'metaKey') =>
    page.evaluate((modifier) => {
      const init = { key: 'k', [modifier]: true, bubbles: true, cancelable: true };
      return document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    }, modifier);
  expect(await isKept('ctrlKey')).toBe(true);
  expect(await isKept('metaKey')).toBe(false);
  await expect(field(page)).toBeFocused();
});

test('what is typed before the dialog comes stands in its field', async ({ page }) => {
  needed('search of its own');
  const release = await holdBack(page, /\/_astro\/search-dialog/);
  await page.goto(at('/about'));
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('wh');
  release();
  await expect(field(page)).toHaveValue('wh');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('y');
  await expect(field(page)).toHaveValue('why');
});

test('a screen reader hears one count after a pause, and results by title and kind', async ({
  page,
}) => {
  const word = needed('word that stands on four pages');
  await page.goto(at('/about'));
  await search(page, word);
  const status = page.locator('dialog[open] [role="status"]');
  await expect(status).toContainText(word);
  const kinds = Object.values(copy.kinds).join('|');
  await expect(options(page).first()).toHaveAccessibleName(new RegExp(`^.{3,90} (${kinds})$`));
  await field(page).fill('');
  await expect(status).toBeEmpty();
  const said = await status.evaluateHandle((element) => {
    const texts: string[] = [];
    const note = () => element.textContent && texts.push(element.textContent);
    new MutationObserver(note).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  await field(page).pressSequentially(word, { delay: 40 });
  await expect(status).toContainText(`${word}`);
  expect(await said.jsonValue()).toHaveLength(1);
});

test('Enter opens a hit of the word in the field, even before the list follows', async ({
  page,
}) => {
  const [word, [path = '']] = needed('word that stands in one insight alone');
  await page.goto(at('/about'));
  await search(page, needed('word that stands on four pages'));
  // The first ends a composition in Safari.
  const isTaken = await field(page).evaluate((input: HTMLInputElement, text) => {
    input.select();
    document.execCommand('insertText', false, text);
    return [229, 13].map((keyCode) => {
      const init = { key: 'Enter', keyCode, bubbles: true, cancelable: true };
      return !input.dispatchEvent(new KeyboardEvent('keydown', init));
    });
  }, word);
  expect(isTaken).toEqual([false, true]);
  await expect(page).toHaveURL(at(path));
});

test('says when the index does not come, and tries again', async ({ page }) => {
  const word = needed('word that stands in one insight alone')[0];
  await page.clock.install();
  await page.route('**/search-text.json', (route) => route.abort());
  await page.goto(at('/about'));
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(word);
  // Three retries after 1, 2 and 4 seconds.
  for (const seconds of [1, 2, 4, 1]) await page.clock.fastForward(seconds * 1000 + 500);
  await expect(page.getByRole('status').filter({ hasText: copy.failed.text })).toBeVisible();
  await page.unroute('**/search-text.json');
  await page.getByRole('button', { name: copy.failed.retry }).click();
  await expect(field(page)).toBeFocused();
  await page.clock.runFor(1000);
  await expect(options(page).first()).toBeVisible();
});

test('says when there is nothing; fits every window and both themes', async ({ page }) => {
  const word = needed('word that stands on four pages');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('/about'));
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  const holds = async (state: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await look(page, 'dialog[open]', `${state}, ${colorScheme}`);
    }
  };
  await holds('empty');

  await field(page).fill('xqzzyw');
  const said = fillIn(copy.empty.title, { query: 'xqzzyw' });
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  const { label, href } = copy.empty.action;
  await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', at(href));
  await holds('nothing found');

  await field(page).fill(word);
  await expect(options(page).first()).toBeVisible();
  await holds('found');

  await page.setViewportSize({ width: 320, height: 256 });
  const whole = { ratio: 0.99 };
  await expect(field(page)).toBeInViewport(whole);
  await field(page).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(3)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).nth(3)).toBeInViewport();
  await expect(field(page)).toBeInViewport(whole);
  await expect(page.getByRole('button', { name: copy.close })).toBeInViewport(whole);
});

test('a not-found page suggests pages with similar names', async ({ page }) => {
  needed('search of its own');
  const { path } = needed('service');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Omits one letter of the last word.
  await page.goto(at(path.replace(/.(?=[^-/]{2}$)/, '')));
  const links = page.getByRole('navigation', { name: notFound.suggestions }).getByRole('link');
  const suggested = links.and(page.locator(`[href="${at(path)}"]`));
  await expect(suggested).toBeVisible();
  await expect(suggested).not.toHaveAttribute('lang');
  expect(asked).not.toContain(at('/search-text.json'));
  expect(await axeFindings(page)).toEqual([]);
});
