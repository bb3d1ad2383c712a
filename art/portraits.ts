/**
 * Draws the portraits of the team in src/assets/people/: `npm run art:portraits`. Head and shoulders as simple solids, lit
 * from the upper left like the rendered still lifes. Who looks how stands in portraits/looks.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Look, looks } from './portraits/looks.ts';

const ROOT = join(import.meta.dirname, '..');
const tokens = readFileSync(join(ROOT, 'src/theme/tokens.css'), 'utf8');

/** The value of a colour token. @throws where tokens.css has no such token */
function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/theme/tokens.css has no colour --${name}`);
  return value;
}
const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
/** A colour moved towards another by a share from 0 to 1. */
const mix = (from: string, to: string, share: number) =>
  `#${channels(from)
    .map((value, index) => Math.round(value + ((channels(to)[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
const INK = token('ink');
const PAPER = token('paper');

/** A gradient of one material: light on the upper left, shade on the lower right. */
const material = (id: string, colour: string, light = 0.28, shade = 0.34) =>
  `<radialGradient id="${id}" cx=".34" cy=".22" r=".95"><stop stop-color="${mix(colour, PAPER, light)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, INK, shade)}"/></radialGradient>`;

const FACE = 'M112 150c0-54 20-82 48-82s48 28 48 82c0 44-22 72-48 72s-48-28-48-72';

function features({ skin, glasses, beard, smile = 8 }: Look): string {
  const dark = mix(skin, INK, 0.82);
  const shade = mix(skin, INK, 0.3);
  const lips = beard ? mix(skin, token('brand-2'), 0.35) : mix(skin, token('brand-2-dark'), 0.62);
  const brows = glasses ? -7 : 0;
  return [
    beard &&
      `<path d="M112 152c4 22 10 26 18 24 10-3 20-4 30-4s20 1 30 4c8 2 14-2 18-24 0 46-20 76-48 76s-48-30-48-76" fill="url(#hair)"/>`,
    `<g fill="none" stroke="${dark}" stroke-linecap="round" stroke-width="4.6" transform="translate(0 ${brows})"><path d="M127 135q9-6 19-2"/><path d="M174 133q10-4 19 2"/></g>`,
    `<g fill="${dark}"><ellipse cx="138" cy="151" rx="5" ry="6.4"/><ellipse cx="182" cy="151" rx="5" ry="6.4"/></g>`,
    `<g fill="${PAPER}"><circle cx="136.4" cy="148.6" r="1.7"/><circle cx="180.4" cy="148.6" r="1.7"/></g>`,
    `<path d="M161 152q7 14 5 19-5 5-11 1" fill="none" stroke="${shade}" stroke-linecap="round" stroke-width="4"/>`,
    `<g fill="${token('brand-2')}" opacity=".14"><ellipse cx="127" cy="172" rx="11" ry="8"/><ellipse cx="193" cy="172" rx="11" ry="8"/></g>`,
    `<path d="M144 192q16 ${smile * 2} 32 0" fill="none" stroke="${lips}" stroke-linecap="round" stroke-width="5"/>`,
    glasses &&
      `<g fill="none" stroke="${glasses}" stroke-width="4.5"><rect x="118" y="136" width="38" height="32" rx="15"/><rect x="164" y="136" width="38" height="32" rx="15"/><path d="M156 149q4-4 8 0M118 148l-8-3M202 148l8-3"/></g>`,
  ]
    .filter(Boolean)
    .join('');
}

function portrait(look: Look): string {
  const { tone, skin, hair, top, clothes, back = '', front, over = '', ears = true } = look;
  const paint = (shapes: string) =>
    shapes
      .replaceAll('{hair}', 'url(#hair)')
      .replaceAll('{top}', 'url(#top)')
      .replace(/\{([a-z\d-]+)\}/g, (_, name) => token(name));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="20 40 280 280">',
    `<defs>${material('skin', skin, 0.3, 0.26)}${material('hair', hair, 0.2, 0.4)}${material('top', top)}`,
    `<radialGradient id="room" cx=".3" cy=".2" r="1.1"><stop stop-color="${mix(token(tone), PAPER, 0.45)}"/><stop offset="1" stop-color="${token(tone)}"/></radialGradient></defs>`,
    '<path fill="url(#room)" d="M0 0h320v320H0z"/>',
    `<g transform="translate(0 8)">${paint(back)}</g>`,
    // Shoulders, neck with the shadow of the chin, clothes.
    '<path fill="url(#top)" d="M36 320c2-52 26-72 66-80l34-8h48l34 8c40 8 64 28 66 80z"/>',
    `<path fill="${mix(skin, INK, 0.16)}" d="M136 196h48v38c0 30-48 30-48 0z"/>`,
    `<path fill="${mix(skin, INK, 0.34)}" opacity=".55" d="M136 214h48v12c-14 20-36 20-48 2z"/>`,
    paint(clothes),
    '<g transform="translate(0 8)">',
    ears
      ? '<g fill="url(#skin)"><ellipse cx="111" cy="156" rx="10" ry="14"/><ellipse cx="209" cy="156" rx="10" ry="14"/></g>'
      : '',
    `<path fill="url(#skin)" d="${FACE}"/>`,
    features(look),
    paint(front),
    paint(over),
    '</g>',
    '</svg>',
  ].join('');
}

for (const look of looks)
  writeFileSync(join(ROOT, `src/assets/people/${look.id}.svg`), `${portrait(look)}\n`);
