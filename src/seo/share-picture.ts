import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createElement as element } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { site } from '../content/site.ts';
import type { ListedPage } from './pages.ts';

/** Pixels; what the large networks ask for (Open Graph). */
const WIDTH = 1200;
const HEIGHT = 630;
/** Raise it when the drawing below changes, so that no old picture is taken from the cache. */
const DESIGN = 1;
const CACHE = 'node_modules/.cache/share-pictures';
/** The theme's colours, as satori needs them: it reads no custom properties. */
const TOKENS = readFile('src/theme/tokens.css', 'utf8');

/** Satori reads no WOFF2: the display font once more, as TrueType. */
const displayFont = readFile(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
).then((font) =>
  subsetFont(font, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: 800, wdth: 90, opsz: 96 },
  }),
);

async function colour(name: string): Promise<string> {
  const value = (await TOKENS).match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1];
  if (!value) throw new Error(`src/theme/tokens.css declares no --${name} as a hex colour`);
  return value;
}

/** The page's still life, cut to the right half, as a data address. */
async function stillLife(master: string): Promise<string> {
  const cut = await sharp(master)
    .resize(660, HEIGHT, { fit: 'cover' })
    .jpeg({ quality: 86 })
    .toBuffer();
  return `data:image/jpeg;base64,${cut.toString('base64')}`;
}

async function draw(page: ListedPage, master: string): Promise<Buffer> {
  const ground = await colour(page.ground);
  const ink = await colour('ink');
  const size = page.title.length > 60 ? 58 : page.title.length > 34 ? 72 : 92;
  const picture = element('img', {
    src: await stillLife(master),
    width: 660,
    height: HEIGHT,
    style: { position: 'absolute', right: 0, top: 0 },
  });
  const veil = element('div', {
    style: {
      position: 'absolute',
      left: 540,
      top: 0,
      width: 300,
      height: HEIGHT,
      backgroundImage: `linear-gradient(to right, ${ground}, ${ground}00)`,
    },
  });
  const words = element(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        position: 'absolute',
        left: 60,
        top: 56,
        width: 600,
        height: HEIGHT - 112,
      },
    },
    element('div', { style: { fontSize: 40, letterSpacing: -0.5 } }, site.name),
    element(
      'div',
      { style: { fontSize: size, lineHeight: 0.98, letterSpacing: -1.6 } },
      page.title,
    ),
  );
  const svg = await satori(
    element(
      'div',
      {
        style: {
          display: 'flex',
          width: '100%',
          height: '100%',
          background: ground,
          color: ink,
          fontFamily: 'Display',
        },
      },
      picture,
      veil,
      words,
    ),
    {
      width: WIDTH,
      height: HEIGHT,
      fonts: [{ name: 'Display', data: await displayFont, weight: 800 }],
    },
  );
  const png = new Resvg(svg).render().asPng();
  return sharp(png).png({ palette: true, quality: 90, effort: 4 }).toBuffer();
}

/**
 * The share picture of a page: PNG, 1200 × 630, drawn from title, ground and still life, cached by their content.
 * @throws where the page's master picture is missing
 */
export async function sharePicture(page: ListedPage): Promise<Buffer> {
  const master = `src/assets/${page.picture}.webp`;
  if (!existsSync(master)) throw new Error(`share picture of ${page.path}: ${master} is missing`);
  const key = createHash('sha256')
    .update(JSON.stringify([DESIGN, page.title, page.ground, site.name]))
    .update(await TOKENS)
    .update(await readFile(master))
    .digest('hex');
  const cached = join(CACHE, `${key}.png`);
  if (existsSync(cached)) return readFile(cached);
  const picture = await draw(page, master);
  await mkdir(CACHE, { recursive: true });
  await writeFile(cached, picture);
  return picture;
}
