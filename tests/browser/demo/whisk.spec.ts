import { expect, type Locator, test } from '@playwright/test';
import { axeFindings, watch } from '../../support/site.ts';
import { words } from './scene.ts';

test('a visitor whisks the wordmark by keys: the button comes with its code, and a link rises', async ({
  page,
}) => {
  const { whisk, start, href } =
    words<Record<'whisk' | 'start' | 'href', string>>('whisk/whisk-words');
  const faults = watch(page);
  const footer = page.getByRole('contentinfo');
  const button = footer.getByRole('button', { name: whisk });
  const link = footer.getByRole('status').getByRole('link', { name: start });
  await page.goto('/services', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-whisk]')).toBeHidden();
  await footer.scrollIntoViewIfNeeded();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.press('Enter');
  await expect(link).toHaveAttribute('href', href, { timeout: 20_000 });
  const mark = footer.locator('[data-wordmark] svg');
  await expect(mark).toHaveCSS('rotate', '0deg');
  const middle = async (part: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return [x + width / 2, y + height / 2].map(Math.round);
  };
  expect(await middle(link)).toEqual(await middle(mark));
  expect(await axeFindings(page, { within: 'footer' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button).toBeHidden();
  expect(faults).toEqual([]);
});
