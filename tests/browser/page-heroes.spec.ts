import { expect, type Locator, test } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { pages, site } from '../support/copy.ts';
import { at, needed } from '../support/site.ts';

/** Returns the lowest contrast between a text's colour and the pixels behind its lines. */
async function lowestContrast(text: Locator): Promise<number> {
  const { colour, lines } = await text.evaluate((element: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color: colour } = getComputedStyle(element);
    element.style.color = 'transparent';
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    return { colour, lines: boxes.map((box): DOMRect => box.toJSON()) };
  });
  const grounds = new Set<string>();
  for (const clip of lines) {
    const pixels = await sharp(await text.page().screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (let at = 0; at < pixels.length; at += 3)
      grounds.add(`#${pixels.toString('hex', at, at + 3)}`);
  }
  await text.evaluate((element: HTMLElement) => element.style.removeProperty('color'));
  expect(grounds.size).toBeGreaterThan(0);
  return Math.min(...[...grounds].map((ground) => wcagContrast(colour, ground)));
}

// axe cannot measure contrast over pictures. One page is enough, since all heroes share a layout.
test('the words of the head of a page lie on an even ground in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at(pages.contact.path));
  const head = page.locator('#content > :first-child');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // WCAG 2.2, 1.4.3 and 1.4.6: large text, then normal text.
    const [large, small] = site.contrast === 'AAA' ? [4.5, 7] : [3, 4.5];
    expect(await lowestContrast(head.locator('h1')), colorScheme).toBeGreaterThanOrEqual(large);
    const lead = await lowestContrast(head.locator('h1 ~ p').first());
    expect(lead, colorScheme).toBeGreaterThanOrEqual(small);
  }
});

test('the first screen shows what the page is for', async ({ page }) => {
  needed('insight');
  for (const [width, height] of [
    [1440, 900],
    [390, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(at(pages.contact.path));
    await expect(page.locator('main form [name="name"]')).toBeInViewport({ ratio: 1 });
    await page.goto(at(pages.insights.path));
    for (const tool of await page.locator('[data-tools] :is([role="tab"], input):visible').all())
      await expect(tool).toBeInViewport({ ratio: 1 });
    const card = page.locator('[data-cards]:visible li').first();
    await expect(card).toBeInViewport({ ratio: 0.2 });
  }
});
