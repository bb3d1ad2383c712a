/**
 * Writes the signed distance field of the footer's wordmark, from a served build: node art/wordmark-field.ts
 * src/demo/whisk/field.ts reads it.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../tools/browser/chromium.ts';

const SITE = process.env.SITE ?? 'http://localhost:4321';
/** Cells per row, and rows: the last ends at the baseline, the first is above the tallest letter. */
const [COLUMNS, ROWS] = [112, 21];
/** Pixels per cell. */
const CELL = 16;
/** Steps of distance per cell; the farthest inside and outside, in steps; the letter of a place on the edge. */
const [STEPS, INSIDE, OUTSIDE, EDGE] = [2, 3, 2, 'M'.charCodeAt(0)];

const { executablePath = '', args } = findChromium();
const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 2,
});
// No sprinkles in the picture.
await page.route('**/whisk.*.js', (route) => route.abort());
await page.goto(SITE);
const wordmark = page.locator('footer [data-wordmark]');
await wordmark.scrollIntoViewIfNeeded();
// The mark turns, so a disc replaces it.
await wordmark.locator('circle').evaluate((disc: SVGElement) => {
  disc.setAttribute('r', '31');
  disc.style.cssText = 'display: inline; fill: white';
});
await page.evaluate(() => document.fonts.ready);
const box = await wordmark.boundingBox();
const mark = await wordmark.locator('svg').boundingBox();
if (!box || !mark) throw new Error('The footer has no wordmark.');
/** The mark's lower edge is on the baseline. */
const baseline = (mark.y + mark.height - box.y) / box.width;
const png = await wordmark.screenshot();
await browser.close();

// One channel is enough: only the background is nearly black.
const width = COLUMNS * CELL;
const { data, info } = await sharp(png)
  .resize({ width })
  .extractChannel(0)
  .raw()
  .toBuffer({ resolveWithObject: true });
const isShape = (index: number) => (data[index] ?? 0) > 128;
/** The places where shape and ground meet. */
const edges: [x: number, y: number][] = [];
for (let y = 0; y < info.height - 1; y++)
  for (let x = 0; x < width - 1; x++) {
    const here = isShape(y * width + x);
    if (here !== isShape(y * width + x + 1)) edges.push([x + 1, y + 0.5]);
    if (here !== isShape((y + 1) * width + x)) edges.push([x + 0.5, y + 1]);
  }
let field = '';
for (let row = 0; row < ROWS; row++)
  for (let column = 0; column < COLUMNS; column++) {
    const [x, y] = [(column + 0.5) * CELL, baseline * width - (ROWS - row - 0.5) * CELL];
    const nearest = Math.min(...edges.map((edge) => Math.hypot(edge[0] - x, edge[1] - y)));
    const steps = Math.round((nearest / CELL) * STEPS);
    const isInside = y > 0 && isShape(Math.floor(y) * width + Math.floor(x));
    const distance = isInside ? -Math.min(steps, INSIDE) : Math.min(steps, OUTSIDE);
    field += String.fromCharCode(EDGE + distance);
  }
writeFileSync('src/demo/whisk/field.txt', field);
