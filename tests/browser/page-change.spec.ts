import { expect, type Page, test } from '@playwright/test';
import { pages } from '../support/copy.ts';
import { mainLinks } from '../support/site.ts';

/** How each page that this tab opens is revealed: animations of whole pages by name and direction. */
async function recordReveals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const reveals: string[] = [];
    Reflect.set(window, 'reveals', reveals);
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready.catch(() => {});
      for (const { animationName, effect } of document.getAnimations() as CSSAnimation[])
        if (animationName === 'pour') reveals.push(effect?.getTiming().direction ?? '');
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'reveals'));
}

test('a page is poured over the last one, and wiped off again on the way back', async ({
  page,
}) => {
  const reveals = await recordReveals(page);
  await page.goto('/');
  expect(await reveals()).toEqual([]);
  await mainLinks(page).getByRole('link', { name: pages.about.name }).click();
  await page.waitForURL('/about');
  await expect.poll(reveals).toEqual(['normal']);
  await page.goBack();
  await expect.poll(reveals).toEqual(['reverse']);
});
