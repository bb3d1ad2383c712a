/**
 * Photographs the product interfaces in art/interfaces/ with Chromium at 2x and writes them to src/assets/work/ as
 * 1600 by 1067 WebP of at most 250 kB: `npm run art:interfaces -- [names]`. The browser is CHROMIUM_PATH or the
 * machine's own. Text that does not fit its box is reported, so that no picture ships with a cut word.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { findChromium } from '../tests/machine/chromium.ts';

const SOURCE = new URL('./interfaces/', import.meta.url);
const TARGET = new URL('../src/assets/work/', import.meta.url);
const VIEW = { width: 1200, height: 800 };
const SIZE = { width: 1600, height: 1067 };
const MAX_BYTES = 250 * 1024;
const QUALITIES = [90, 86, 82, 76, 70, 62];
// playwright-core belongs to @playwright/test, so it is looked up from there.
const fromTest = createRequire(
  createRequire(import.meta.url).resolve('@playwright/test/package.json'),
);
const { chromium } = fromTest('playwright-core') as typeof import('@playwright/test');

const wanted = process.argv.slice(2);
const names = (await readdir(SOURCE))
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace(/\.html$/, ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort();
for (const name of wanted.filter((name) => !names.includes(name)))
  console.error(`art/interfaces/${name}.html does not exist`);

await mkdir(TARGET, { recursive: true });
const browser = await chromium.launch({
  ...findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--allow-file-access-from-files',
    '--force-color-profile=srgb',
  ],
});
const page = await browser.newPage({ viewport: VIEW, deviceScaleFactor: 2 });
let current = '';
page.on(
  'console',
  (message) => message.type() === 'error' && console.error(`${current}: ${message.text()}`),
);
page.on('pageerror', (error) => console.error(`${current}: ${error.message}`));
page.on('requestfailed', (request) =>
  console.error(`${current}: missing ${request.url().split('/').slice(-2).join('/')}`),
);

for (const name of names) {
  current = name;
  await page.goto(new URL(`${name}.html`, SOURCE).href);
  await page.evaluate(() => document.fonts.ready);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => !element.closest('[data-bleed], svg, template'))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const text = range.getBoundingClientRect();
        for (let box: HTMLElement | null = element; box; box = box.parentElement) {
          if (
            box !== document.body &&
            getComputedStyle(box).overflow === 'visible' &&
            !box.hasAttribute('data-box')
          )
            continue;
          if (getComputedStyle(box).transform !== 'none' || getComputedStyle(box).rotate !== 'none')
            return [];
          const edge = box.getBoundingClientRect();
          if (
            text.left < edge.left - 1 ||
            text.right > edge.right + 1 ||
            text.top < edge.top - 6 ||
            text.bottom > edge.bottom + 6
          )
            return [
              `“${element.textContent?.trim().slice(0, 40)}” in .${box.className || box.tagName}`,
            ];
        }
        return [];
      }),
  );
  for (const line of cut) console.warn(`${name}: cut ${line}`);
  const shot = await page.screenshot({ type: 'png' });
  const picture = sharp(shot).resize({ ...SIZE, fit: 'cover', kernel: 'lanczos3' });
  for (const quality of QUALITIES) {
    const bytes = await picture
      .clone()
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (bytes.length > MAX_BYTES && quality !== QUALITIES.at(-1)) continue;
    await writeFile(fileURLToPath(new URL(`${name}.webp`, TARGET)), bytes);
    console.log(`${name}  ${Math.round(bytes.length / 1024)} kB at ${quality}`);
    break;
  }
}
await browser.close();
