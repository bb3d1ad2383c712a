import { expect, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { frameLabels, notFound, pages } from '../support/copy.ts';
import { at, axeFindings, DARK, LIGHT, menuButton, needed } from '../support/site.ts';

test('Esc closes the menu and gives the focus back; a link leads on', async ({ page }) => {
  const { name, path } = needed('service');
  const menu = page.locator('#mega-menu');
  await page.goto(at('/'));
  await menuButton(page).click();
  await expect(menu).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(at(path));
  await expect(menu).toBeHidden();
});

test('the first Tab skips to the content; no stop hides under the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('/'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: frameLabels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  // When tabbing backwards, focused links must stay below the header.
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  const stops: string[] = [];
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Shift+Tab');
    const found = await page.evaluate(() => {
      const { activeElement: element, body } = document;
      const header = document.querySelector('header');
      if (!element || element === body || header?.contains(element)) return '';
      const { bottom, height } = element.getBoundingClientRect();
      const isHidden = height > 0 && bottom <= (header?.getBoundingClientRect().bottom ?? 0);
      return `${isHidden ? 'hidden: ' : ''}${element.outerHTML.slice(0, 80)}`;
    });
    if (!found) break;
    stops.push(found);
  }
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter((stop) => stop.startsWith('hidden'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the dark theme comes with the system', async ({ page }) => {
    await page.goto(at('/'));
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
  });
});

test('a theme chosen by keys is there before the next page is painted', async ({ page }) => {
  needed('display settings');
  const body = page.locator('body');
  await page.goto(at('/about'));
  const button = page
    .getByRole('contentinfo')
    .getByRole('button', { name: frameLabels.displaySettings });
  await button.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([]);
  for (const key of ['ArrowRight', 'ArrowRight', 'Tab', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(body).toHaveCSS('background-color', DARK);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.addInitScript(() => {
    // Reads the document's settings as soon as its body exists, before anything is painted.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { dataset, style } = document.documentElement;
      Object.assign(window, { atFirst: [dataset.theme, style.colorScheme, style.fontSize] });
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of [pages.services.path, ...(features.booking ? ['/booking'] : [])]) {
    await page.goto(at(path));
    expect(await page.evaluate('atFirst')).toEqual(['dark', 'dark', '112.5%']);
    await expect(body).toHaveCSS('background-color', DARK);
  }
  expect(await page.context().cookies()).toEqual([]);
});

const unknown = [
  ['/services/nope', notFound.service],
  ['/industries/nope', features.industries ? notFound.industry : notFound.page],
  ['/insights/case-study/nope', features.insights ? notFound.insight : notFound.page],
  ['/projects/nope', features.projects ? notFound.project : notFound.page],
  ['/nope', notFound.page],
] as const;

test('a visitor who asks for what is not there is told so, and goes home', async ({ page }) => {
  for (const [path, words] of unknown) {
    const logged = page.waitForEvent('console', (line) => line.text().includes(at(path)));
    const response = await page.goto(at(path));
    expect(response?.status(), path).toBe(404);
    expect((await logged).text()).toMatch(/^404: /);
    await expect(page.locator('h1')).toHaveText(words.title);
    expect(await axeFindings(page), path).toEqual([]);
  }
  await expect(page.getByText(notFound.page.code, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: notFound.page.action.label }).click();
  await expect(page).toHaveURL(at(notFound.page.action.href));
});
