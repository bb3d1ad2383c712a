import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement as element } from 'react';
import satori from 'satori';
import sharp, { type Sharp } from 'sharp';
import { site } from '../content/site.ts';
import { isCutout } from '../model/cutout.ts';
import { neutralSvg } from '../model/neutral-picture.ts';
import type { SharePicture } from '../model/pages.ts';
import { hexColour } from '../theme/hex-colour.ts';
import { charactersIn, displayFonts } from '../theme/outline-fonts.ts';
import { themeOnTone, tokenValue } from '../theme/token-value.ts';
import { drawableText } from './drawable-text.ts';

/** Pixels, as the large networks ask for (Open Graph). */
const WIDTH = 1200;
const HEIGHT = 630;
/** Raise it when the drawing below changes, so that no old picture is taken from the cache. */
const DESIGN = 7;
const CACHE = 'node_modules/.cache/share-pictures';
/** Number of cached stages: the insight categories take turns, each with its own. A stage is 2 MB. */
const STAGES = 12;
/** The theme's colours, as satori needs them: it reads no custom properties. */
const TOKENS = readFile('src/theme/tokens.css', 'utf8');

/** One list for all pictures: satori reads the fonts again for every list it has not seen. */
const fonts = displayFonts();
const known = fonts.then(charactersIn);

/** Returns the text that the fonts can draw, and warns of the rest. */
async function drawable(text: string, path: string): Promise<string> {
  const { words, missing } = drawableText(text, await known);
  const loss = words ? 'these' : `the words "${text}"`;
  if (missing.length > 0)
    console.warn(`${path}: no font has ${missing.join(' ')}; the picture leaves out ${loss}`);
  return words;
}

/** Returns the words of a page as outlines: an SVG without a background, which sharp puts on top of the picture. */
async function outlinedText(page: SharePicture, brand: string): Promise<Buffer> {
  const size = page.title.length > 60 ? 54 : page.title.length > 34 ? 64 : 80;
  const column = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: 460,
    height: HEIGHT - 112,
    margin: '56px 60px',
    color: hexColour(await TOKENS, 'text', themeOnTone(await TOKENS, page.tone)),
  };
  const svg = await satori(
    element(
      'div',
      { style: column },
      element('div', { style: { fontSize: 40, letterSpacing: -0.5 } }, brand),
      element(
        'div',
        { style: { fontSize: size, lineHeight: 0.98, letterSpacing: -1.6, textWrap: 'balance' } },
        page.title,
      ),
    ),
    { width: WIDTH, height: HEIGHT, fonts: await fonts },
  );
  return Buffer.from(svg);
}

/** Places a cut-out whole at the lower right. */
function placeCutout(master: Sharp, background: string): Sharp {
  const size = { width: 680, height: HEIGHT - 100, fit: 'contain', position: 'bottom' } as const;
  return master
    .resize({ ...size, background })
    .flatten({ background })
    .extend({ left: WIDTH - size.width, top: HEIGHT - size.height - 24, bottom: 24, background });
}

/** Fills the right side with an opaque picture, and puts a gradient over its left edge. */
function placeWhole(master: Sharp, ground: string): Sharp {
  const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${HEIGHT}"><linearGradient id="veil"><stop stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient><rect width="300" height="${HEIGHT}" fill="url(#veil)"/></svg>`;
  return master
    .resize(660, HEIGHT, { fit: 'cover' })
    .composite([{ input: Buffer.from(veil), left: WIDTH - 660, top: 0 }])
    .removeAlpha()
    .extend({ left: WIDTH - 660, background: ground });
}

async function drawStage({ tone, picture }: SharePicture, master: Buffer): Promise<Buffer> {
  const ground = hexColour(await TOKENS, tone);
  // A grey master would also turn its background grey.
  const image = sharp(master).autoOrient().pipelineColourspace('srgb');
  const isStanding = await isCutout(picture ?? master);
  return (isStanding ? placeCutout(image, ground) : placeWhole(image, ground)).raw().toBuffer();
}

const stages = new Map<string, Promise<Buffer>>();

function stage(page: SharePicture, master: Buffer): Promise<Buffer> {
  const key = `${page.tone} ${page.picture}`;
  const drawn = stages.get(key) ?? drawStage(page, master);
  stages.delete(key);
  stages.set(key, drawn);
  const [oldest] = stages.keys();
  if (oldest && stages.size > STAGES) stages.delete(oldest);
  return drawn;
}

async function draw(page: SharePicture, brand: string, master: Buffer): Promise<Buffer> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const };
  return sharp(await stage(page, master), { raw })
    .composite([{ input: await outlinedText(page, brand) }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Returns the share picture of a page: JPEG, 1200 × 630, cached by its content. @throws if the file of the picture is missing */
export async function sharePicture(listed: SharePicture): Promise<Buffer> {
  const page = { ...listed, title: await drawable(listed.title, listed.path) };
  const brand = await drawable(site.name, listed.path);
  const master = page.picture
    ? await readFile(page.picture)
    : Buffer.from(neutralSvg(tokenValue(await TOKENS, page.tone)));
  const key = createHash('sha256')
    .update(JSON.stringify([DESIGN, page.title, page.tone, brand]))
    .update(await TOKENS)
    .update(master)
    .digest('hex');
  const cached = join(CACHE, `${key}.jpg`);
  if (existsSync(cached)) return readFile(cached);
  const picture = await draw(page, brand, master);
  await mkdir(CACHE, { recursive: true });
  await writeFile(cached, picture);
  return picture;
}
