import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { yaml } from '../../support/content.ts';
import { watch } from '../../support/site.ts';

/** Services whose card has an animation. */
const slugs = globSync('src/demo/hover-animations/*.avif')
  .map((file) => basename(file, '.avif'))
  .sort();
const [first = '', second = ''] = slugs;
const card = (page: Page, slug: string) =>
  page.locator('article', { has: page.locator(`[data-transition="service-${slug}"]`) });
const canvas = (page: Page, slug: string) => card(page, slug).locator('canvas');

test('an animation plays for pointer and focus, and not under reduced motion', async ({ page }) => {
  const faults = watch(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    const slug = slugs.find((name) => request.url().includes(`/_astro/${name}.`));
    if (slug && request.url().endsWith('.avif')) fetched.push(slug);
  });
  const open = async () => {
    expect(slugs.length).toBeGreaterThan(1);
    await page.goto('/services');
    for (const slug of slugs) await expect(canvas(page, slug)).toHaveCount(1);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open();
  await card(page, first).hover();
  await card(page, second).locator('a').focus();
  await expect(card(page, first).locator('img')).toBeVisible();
  expect(fetched).toEqual([]);

  await page.mouse.move(0, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open();
  expect(fetched).toEqual([]);
  await card(page, first).hover();
  await expect(canvas(page, first)).toHaveAttribute('data-frame', '8');
  await expect(canvas(page, first)).toBeVisible();
  await expect(card(page, first).locator('img')).toBeHidden();
  await page.mouse.move(0, 0);
  await expect(canvas(page, first)).toHaveAttribute('data-frame', '0');
  await card(page, second).locator('a').focus();
  await expect(canvas(page, second)).toHaveAttribute('data-frame', '8');
  expect(fetched).toEqual([first, second]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/services/${second}`);
  expect(faults).toEqual([]);
});

test('keys set the cup upright and tip it over, at once under reduced motion', async ({ page }) => {
  const { raise, tip, saved } = yaml<Record<'raise' | 'tip' | 'saved', string>>(
    '../demo/cup/cup-words.yaml',
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: raise }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible();
  await expect(page.locator('#content canvas')).toHaveAttribute('data-frame', '8');
  await page.getByRole('button', { name: tip }).press('Space');
  await expect(page.locator('#content canvas')).toBeHidden();
});
