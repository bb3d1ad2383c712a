import { expect, test } from '@playwright/test';
import { yaml } from '../../support/content.ts';
import { axeFindings, watch } from '../../support/site.ts';

test('a visitor whisks the wordmark by keys: the button comes with its code, and a link rises', async ({
  page,
}) => {
  const { whisk, start, href } = yaml<Record<'whisk' | 'start' | 'href', string>>(
    '../demo/whisk/whisk-words.yaml',
  );
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
  expect(await axeFindings(page, { within: 'footer' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button).toBeHidden();
  expect(faults).toEqual([]);
});
