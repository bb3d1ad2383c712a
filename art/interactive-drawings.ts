/** Takes the second picture of each case study from its interactive product (src/demo/interactive-drawings) in a served build: node art/interactive-drawings.ts */
import { globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../tools/browser/chromium.ts';

const SITE = process.env.SITE ?? 'http://localhost:4321';
const WIDTH = 1600;
// With this machine's fonts: a case study may use a typeface that the tests lack.
const { executablePath = '', args } = findChromium();
const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1600, height: 900 } });
for (const file of globSync('src/demo/interactive-drawings/drawings/*.svg')) {
  const id = /(\d+)\.svg$/.exec(file)?.[1];
  await page.goto(`${SITE}/projects/${id}`);
  await page.locator('[data-drawing]').scrollIntoViewIfNeeded();
  const drawing = page.locator('[data-drawing] svg');
  await drawing.waitFor();
  // With square corners, on top of all else.
  await drawing.evaluate((svg) => {
    document.body.replaceChildren(svg.parentElement as Element);
    svg.style.cssText = 'position: fixed; inset: 0; z-index: 9; width: 1200px; border-radius: 0';
  });
  await page.evaluate(() => document.fonts.ready);
  const png = await drawing.screenshot();
  const target = `src/assets/work/${id}-2.webp`;
  const { size } = await sharp(png).resize({ width: WIDTH }).webp({ quality: 88 }).toFile(target);
  console.log(`${target}: ${size} bytes`);
}
await browser.close();
