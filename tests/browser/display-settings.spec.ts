import { expect, type Page, test } from '@playwright/test';
import { features } from '../../src/content/features.ts';
import { yaml } from '../support/content.ts';
import { frameLabels } from '../support/copy.ts';
import { DARK, menuButton } from '../support/site.ts';
import { holdsText } from '../support/text-size.ts';

test.skip(!features.displaySettings, 'This site has no display settings.');

const panel = (page: Page) => page.getByRole('dialog');
const option = (page: Page, group: string, name: string) => {
  const { groups } = yaml<{ groups: Record<string, Record<string, string>> }>(
    'pages/display-settings.yaml',
  );
  return panel(page).getByText(groups[group]?.[name] ?? '', { exact: true });
};
const openButton = (page: Page, within: string) =>
  page.locator(within).getByRole('button', { name: frameLabels.displaySettings });

// Its use by keys, and a choice on the next page, are in core/navigation.spec.ts.
test('from the menu of a phone, text is spaced as WCAG 1.4.12 asks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about');
  await menuButton(page).click();
  await openButton(page, '#mega-menu').click();
  await expect(panel(page)).toBeVisible();
  const sizes = await panel(page)
    .locator('label, button')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
  expect(Math.round(Math.min(...sizes))).toBeGreaterThanOrEqual(44);
  await holdsText(page);
  await option(page, 'spacing', 'roomy').click();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  const text = page.locator('main p').last();
  const spacing = await text.evaluate((element) => {
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    return [style.lineHeight, style.marginBottom, style.letterSpacing, style.wordSpacing].map(
      (length) => Math.round((Number.parseFloat(length) / size) * 100),
    );
  });
  expect(spacing).toEqual([150, 200, 12, 16]);
});

test('motion off and more contrast look as where the system asks for them', async ({ page }) => {
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

test('a chosen theme grows over the page, and not under reduced motion', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    localStorage.setItem('displaySettings', 'not JSON');
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
  const durations = () => page.evaluate<number[]>('durations');
  await page.goto('/about');
  await openButton(page, 'body > footer').click();
  await option(page, 'theme', 'dark').click();
  await expect.poll(durations).toEqual([800]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('body')).not.toHaveCSS('background-color', DARK);
  expect((await durations()).filter(Boolean)).toEqual([800]);
  expect(faults).toEqual([]);
});
