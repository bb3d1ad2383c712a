import { formatHex, parse, wcagContrast } from 'culori';
import { createElement as element } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { tones } from '../../src/content/schema/common.ts';
import { displayFonts } from '../../src/theme/outline-fonts.ts';
import { type Theme, themes, tokenValue } from '../../src/theme/token-value.ts';

/** What stands on what, by the names of tokens. */
const PAIRS = [
  ['Heading and text', 'text', 'page'],
  ['Softer text', 'text-soft', 'page'],
  ['Highlighted words', 'emphasis', 'page'],
  ['Links', 'link', 'page'],
  ['Button', 'action-text', 'action'],
  ['Marked; button on a dark band', 'highlight-text', 'highlight'],
  ['Highlighted words on a dark band', 'highlight', 'night'],
] as const;
const WIDTH = 640;
const HEIGHT = 650;

const hexOf = (css: string, name: string, theme: Theme) =>
  formatHex(parse(tokenValue(css, name, theme))) ?? '#000000';

/** What a theme makes of the colours. @param css text of tokens.css */
const pairs = (css: string, theme: Theme) =>
  PAIRS.map(([what, front, back]) => {
    const [text, ground] = [hexOf(css, front, theme), hexOf(css, back, theme)];
    return { what, text, ground, ratio: `${wcagContrast(text, ground).toFixed(1)}:1` };
  });

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const painted = (words: string, text: string, ground: string) =>
  `\u001b[38;2;${channels(text).join(';')};48;2;${channels(ground).join(';')}m${words}\u001b[0m`;

/** The colours for a terminal, a line each. @param isColoured false: hexadecimal numbers alone */
export const swatchLines = (css: string, isColoured: boolean): string[] =>
  themes.flatMap((theme) => [
    `Colours, ${theme} theme`,
    ...pairs(css, theme).map(({ what, text, ground, ratio }) => {
      const sample = isColoured ? `${painted('  Aa  ', text, ground)} ` : '';
      return `  ${sample}${what.padEnd(34)} ${text} on ${ground}  ${ratio}`;
    }),
    ...(isColoured
      ? [
          `  ${tones.map((tone) => painted('  A  ', hexOf(css, 'text', theme), hexOf(css, tone, theme))).join('')}`,
        ]
      : []),
  ]);

function column(css: string, theme: Theme) {
  const colour = (name: string) => hexOf(css, name, theme);
  const edge = tokenValue(css, 'action-edge', theme);
  const rows = pairs(css, theme).map(({ what, text, ground, ratio }) => {
    const isButton = what === 'Button';
    const style = {
      padding: '14px 24px',
      borderRadius: isButton ? 40 : 8,
      border: `2px solid ${isButton ? edge : 'transparent'}`,
      backgroundColor: ground,
      color: text,
    };
    return element('div', { key: what, style }, `${what}  ${ratio}`);
  });
  const plates = tones.map((tone) =>
    element(
      'div',
      { key: tone, style: { padding: '18px 7px', backgroundColor: colour(tone) } },
      'Aa',
    ),
  );
  const style = {
    display: 'flex',
    flexDirection: 'column',
    gap: 14,
    width: WIDTH,
    height: HEIGHT,
    padding: 32,
    fontSize: 26,
    backgroundColor: colour('page'),
    color: colour('text'),
  } as const;
  const row = { display: 'flex', flexWrap: 'wrap' } as const;
  return element('div', { key: theme, style }, ...rows, element('div', { style: row }, ...plates));
}

/** The colours as a PNG, the light theme beside the dark one. @param css text of tokens.css */
export async function swatchPage(css: string): Promise<Buffer> {
  const svg = await satori(
    element(
      'div',
      { style: { display: 'flex' } },
      themes.map((theme) => column(css, theme)),
    ),
    { width: 2 * WIDTH, height: HEIGHT, fonts: await displayFonts() },
  );
  return sharp(Buffer.from(svg)).png().toBuffer();
}
