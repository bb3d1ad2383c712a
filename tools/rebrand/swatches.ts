import { wcagContrast } from 'culori';
import { tones } from '../../src/content/schema/common.ts';
import { hexColour } from '../../src/theme/hex-colour.ts';
import { themes } from '../../src/theme/token-value.ts';

/** Tokens of a text and its background. */
const PAIRS = [
  ['Heading and text', 'text', 'page'],
  ['Softer text', 'text-soft', 'page'],
  ['Highlighted words', 'emphasis', 'page'],
  ['Links', 'link', 'page'],
  ['Button', 'action-text', 'action'],
  ['Marked; button on a dark band', 'highlight-text', 'highlight'],
  ['Highlighted words on a dark band', 'highlight', 'night'],
] as const;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const painted = (words: string, text: string, ground: string) =>
  `\u001b[38;2;${channels(text).join(';')};48;2;${channels(ground).join(';')}m${words}\u001b[0m`;

/** Returns a style sheet's colours for a terminal, a line each. @param isColoured false: hexadecimal numbers alone */
export const swatchLines = (css: string, isColoured: boolean): string[] =>
  themes.flatMap((theme) => {
    const hex = (name: string) => hexColour(css, name, theme);
    const pairs = PAIRS.map(([what, front, back]) => {
      const [text, ground] = [hex(front), hex(back)];
      const sample = isColoured ? `${painted('  Aa  ', text, ground)} ` : '';
      const ratio = wcagContrast(text, ground).toFixed(1);
      return `  ${sample}${what.padEnd(34)} ${text} on ${ground}  ${ratio}:1`;
    });
    const plates = tones.map((tone) => painted('  A  ', hex('text'), hex(tone))).join('');
    return [`Colours, ${theme} theme`, ...pairs, ...(isColoured ? [`  ${plates}`] : [])];
  });
