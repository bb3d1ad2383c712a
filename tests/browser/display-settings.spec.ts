import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { tokenValue } from '../../src/theme/token-value.ts';
import { yaml } from '../support/content.ts';
import { frameLabels, pages } from '../support/copy.ts';
import { axeFindings, scrollWidth } from '../support/site.ts';

const tokens = readFileSync('src/theme/tokens.css', 'utf8');
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const DARK = rgb(tokenValue(tokens, 'page', 'dark'));
const body = (page: Page) => page.locator('body');

test.describe('the display settings', () => {
  test.skip(!features.displaySettings, 'This site has no display settings.');
  const words = () =>
    yaml<{ title: string; groups: Record<string, Record<string, string>> }>(
      'pages/display-settings.yaml',
    );
  const radio = (page: Page, group: string, option: string) =>
    page
      .getByRole('group', { name: words().groups[group]?.legend ?? '', exact: true })
      .getByRole('radio', { name: words().groups[group]?.[option] ?? '', exact: true });
  const panel = (page: Page) => page.getByRole('dialog', { name: words().title });
  const openButton = (page: Page) =>
    page.getByRole('contentinfo').getByRole('button', { name: frameLabels.displaySettings });
  const choose = async (page: Page, group: string, option: string) => {
    await openButton(page).click();
    await panel(page)
      .getByText(words().groups[group]?.[option] ?? '', { exact: true })
      .click();
  };

  test('offers nothing without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${test.info().project.use.baseURL}/`);
    await expect(page.locator('[data-display-settings]')).not.toHaveCount(0);
    await expect(page.locator('[data-display-settings]').first()).toBeHidden();
    await context.close();
  });

  test('is opened, used and closed by keys; what was chosen is there before the next page is painted', async ({
    page,
  }) => {
    await page.goto('/about');
    const button = openButton(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(radio(page, 'theme', 'system')).toBeFocused();
    expect(await axeFindings(page, { within: 'dialog' })).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(radio(page, 'theme', 'dark')).toBeChecked();
    await expect(body(page)).toHaveCSS('background-color', DARK);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.addInitScript(() => {
      // What the document says of itself when its body begins to be read: nothing has been painted yet.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const { dataset, style } = document.documentElement;
        Object.assign(window, { atFirst: [dataset.theme, style.colorScheme, style.fontSize] });
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of [pages.services.path, ...(features.booking ? ['/booking'] : [])]) {
      await page.goto(path);
      expect(await page.evaluate('atFirst')).toEqual(['dark', 'dark', '112.5%']);
      await expect(body(page)).toHaveCSS('background-color', DARK);
    }
    expect(await page.context().cookies()).toEqual([]);
  });

  test('gives the focus back to the menu where it was opened from there, and fits a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const menu = page.getByRole('button', { name: frameLabels.menu, exact: true }).first();
    await menu.click();
    await page
      .locator('#mega-menu')
      .getByRole('button', { name: frameLabels.displaySettings })
      .click();
    await expect(panel(page)).toBeVisible();
    const sizes = await panel(page)
      .locator('label, button')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(Math.round(Math.min(...sizes))).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });

  test('switches movement off as the system does, and raises contrast as it does', async ({
    page,
  }) => {
    const look = () =>
      page.evaluate(() => {
        const { documentElement: root } = document;
        const style = getComputedStyle(root);
        return [
          ...['--fast', '--slow', '--rise', '--ink', '--canvas-soft'].map((name) =>
            style.getPropertyValue(name),
          ),
          style.scrollBehavior,
          // What still moves by itself.
          document.getAnimations().filter(({ playState }) => playState === 'running').length,
        ];
      });
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
    await page.goto('/');
    const asked = await look();
    await page.emulateMedia({ reducedMotion: 'no-preference', contrast: 'no-preference' });
    expect(await look()).not.toEqual(asked);
    await page.evaluate(() => {
      localStorage.displaySettings = JSON.stringify({ motion: 'off', contrast: 'more' });
    });
    await page.reload();
    expect(await look()).toEqual(asked);
  });

  test('spaces paragraphs as wide as WCAG 2.2, 1.4.12 asks, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await choose(page, 'spacing', 'roomy');
    const spacing = await page
      .locator('main p')
      .last()
      .evaluate((text) => {
        const style = getComputedStyle(text);
        const size = Number.parseFloat(style.fontSize);
        return [style.lineHeight, style.marginBottom, style.letterSpacing, style.wordSpacing].map(
          (length) => Math.round((Number.parseFloat(length) / size) * 100),
        );
      });
    expect(spacing).toEqual([150, 200, 12, 16]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(360);
  });

  test('a chosen theme grows over the page, and not at all under reduced motion', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const durations: unknown[] = [];
      Reflect.set(window, 'durations', durations);
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        const transition = start(options);
        transition.ready.then(() => {
          for (const { effect } of document.getAnimations())
            if (/^::view-transition-new/.test((effect as KeyframeEffect).pseudoElement ?? ''))
              durations.push(effect?.getTiming().duration);
        });
        return transition;
      };
    });
    const durations = () => page.evaluate(() => Reflect.get(window, 'durations'));
    await page.goto('/about');
    await choose(page, 'theme', 'dark');
    await expect.poll(durations).toEqual([800]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await radio(page, 'theme', 'light').press('Space');
    await expect(body(page)).not.toHaveCSS('background-color', DARK);
    expect((await durations()).filter(Boolean)).toEqual([800]);
  });

  test('works where nothing can be remembered, and bears what somebody else wrote there', async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(() => localStorage.setItem('displaySettings', 'not JSON'));
    await page.goto('/about');
    await choose(page, 'theme', 'dark');
    await expect(body(page)).toHaveCSS('background-color', DARK);
    expect(faults).toEqual([]);
  });
});
