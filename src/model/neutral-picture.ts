import { readFile } from 'node:fs/promises';
import type { PageRecord } from '../content/pages.ts';
import { withBase } from '../lib/base-path.ts';
import { tokenValue } from '../theme/token-value.ts';
import type { PictureData } from '../ui/picture/picture.tsx';

const TOKENS = readFile('src/theme/tokens.css', 'utf8');

/** Pixels; the proportions of a still life. */
const WIDTH = 1600;
const HEIGHT = 1067;

export const neutralPath = (tone: string) => `/neutral/${tone}.svg`;

/** What stands in place of a picture that a record does not have: plain shapes in its tone, which say nothing. */
export const neutralPicture = (tone: string): PictureData => ({
  avif: '',
  src: withBase(neutralPath(tone)),
  sizes: '',
  width: WIDTH,
  height: HEIGHT,
  alt: '',
});

/** Draws the SVG. The colours are CSS colours: the ground, and a dark and a light one laid over it. */
const drawNeutral = ({ ground, dark, light }: Record<'ground' | 'dark' | 'light', string>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
  `<path fill="${light}" fill-opacity=".5" d="M640 ${HEIGHT}a480 480 0 0 1 960 0z"/>` +
  `<circle cx="1090" cy="420" r="250" fill="${dark}" fill-opacity=".12"/>` +
  `<path fill="${dark}" fill-opacity=".1" d="M1090 170a250 250 0 0 1 0 500z"/>` +
  `<circle cx="780" cy="690" r="120" fill="none" stroke="${dark}" stroke-opacity=".28" stroke-width="28"/>` +
  `<rect x="1270" y="590" width="190" height="190" rx="44" fill="${light}" fill-opacity=".75"/></svg>`;

export async function neutralSvg(tone: PageRecord['tone']): Promise<string> {
  const tokens = await TOKENS;
  return drawNeutral({
    ground: tokenValue(tokens, tone),
    dark: tokenValue(tokens, 'ink'),
    light: tokenValue(tokens, 'paper'),
  });
}
