import { readFile } from 'node:fs/promises';
import type { PageRecord } from '../content/pages.ts';
import { drawNeutral } from '../lib/neutral-picture.ts';
import { tokenValue } from '../lib/token-value.ts';

const TOKENS = readFile('src/theme/tokens.css', 'utf8');

/** The picture of a record that has none, in the colours of the theme (SVG). */
export async function neutralSvg(tone: PageRecord['tone']): Promise<string> {
  const tokens = await TOKENS;
  return drawNeutral({
    ground: tokenValue(tokens, tone),
    dark: tokenValue(tokens, 'ink'),
    light: tokenValue(tokens, 'paper'),
  });
}
