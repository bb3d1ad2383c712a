import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { tokenValue } from '../../src/theme/token-value.ts';
import { yaml } from '../support/content.ts';
import { frameLabels, notFound, pages } from '../support/copy.ts';
import { axeFindings, menuButton, motionEnded, needed } from '../support/site.ts';

test('a visitor opens the menu, leaves it with Esc, finds the focus on its button, and a link of it leads to a page where it is closed', async ({
  page,
}) => {
  const { name, path } = needed('service');
  const menu = page.locator('#mega-menu');
  await page.goto('/');
  await menuButton(page).click();
  await expect(menu).toBeVisible();
  await motionEnded(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(menu).toBeHidden();
});

test('the first Tab offers to skip to the content, and no Tab stop of the home page hides under the header', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: frameLabels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  // Upwards: what is scrolled to comes in below the header.
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

const tokens = readFileSync('src/theme/tokens.css', 'utf8');
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const LIGHT = rgb(tokenValue(tokens, 'page'));
const DARK = rgb(tokenValue(tokens, 'page', 'dark'));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the dark theme comes with the system', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
  });
});

test('a visitor chooses the dark theme, and the next page has it', async ({ page }) => {
  test.skip(!features.displaySettings, 'This site has no display settings.');
  const { groups } = yaml<{ groups: Record<string, Record<string, string>> }>(
    'pages/display-settings.yaml',
  );
  await page.goto('/about');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: frameLabels.displaySettings })
    .click();
  await page
    .getByRole('dialog')
    .getByText(groups.theme?.dark ?? '', { exact: true })
    .click();
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await page.goto(pages.services.path);
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
});

const unknown = [
  ['/services/nope', notFound.service],
  ['/industries/nope', features.industries ? notFound.industry : notFound.page],
  ['/insights/case-study/nope', features.insights ? notFound.insight : notFound.page],
  ['/projects/nope', features.projects ? notFound.project : notFound.page],
  ['/nope', notFound.page],
] as const;

test('a visitor asks for what is not there, is told what is missing, and goes home', async ({
  page,
}) => {
  for (const [path, words] of unknown) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.locator('h1')).toHaveText(words.title);
    expect(await axeFindings(page), path).toEqual([]);
  }
  await expect(page.getByText(notFound.page.code, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: notFound.page.action.label }).click();
  await expect(page).toHaveURL(notFound.page.action.href);
});
