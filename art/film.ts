/**
 * Films an interface of art/interfaces/ that has a function `at(seconds)`: `npm run art:film` photographs its moments with
 * Chromium and lets ffmpeg (Debian's package of that name) encode them, without sound. The first moment is the poster.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../tests/machine/chromium.ts';

const FILM = { interface: '3-1', seconds: 11, rate: 12 };
const MAX_BYTES = 250 * 1024;
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const target = at('public/films/northlight-control.mp4');

await mkdir(at('public/films'), { recursive: true });
const browser = await chromium.launch({
  ...findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
const page = await browser.newPage({
  viewport: { width: 1200, height: 800 },
  deviceScaleFactor: 0.8,
});
await page.goto(new URL(`../art/interfaces/${FILM.interface}.html`, import.meta.url).href);
await page.evaluate(() => document.fonts.ready);

// H.264 in MP4 with its index first: what every browser plays, and begins before all of it has arrived.
const ffmpeg = spawn(
  'ffmpeg',
  [
    ...['-v', 'error', '-y', '-f', 'image2pipe', '-r', String(FILM.rate), '-c:v', 'png', '-i', '-'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '27'],
    ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-map_metadata', '-1', target],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
const encoded = once(ffmpeg, 'close');
for (let frame = 0; frame < FILM.seconds * FILM.rate; frame++) {
  await page.evaluate(`at(${frame / FILM.rate})`);
  const moment = await page.screenshot();
  if (frame === 0)
    await sharp(moment).webp({ quality: 80, effort: 6 }).toFile(at('src/assets/work/3-film.webp'));
  if (!ffmpeg.stdin.write(moment)) await once(ffmpeg.stdin, 'drain');
}
ffmpeg.stdin.end();
const [code] = await encoded;
await browser.close();
const { size } = await stat(target);
console.log(`${target}: ${Math.round(size / 1024)} kB`);
process.exitCode = code === 0 && size <= MAX_BYTES ? 0 : 1;
