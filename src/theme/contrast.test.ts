import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../lib/contrast.ts';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The hex value a token is declared with. */
function colour(name: string): string {
  const value = tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1];
  if (!value) throw new Error(`tokens.css declares no --${name} as a hex colour`);
  return value;
}

const grounds = [...tokens.matchAll(/\[data-ground='([a-z]+)'\]/g)].map((match) => match[1] ?? '');

/** Text on its ground, as the components use it. 7:1 is WCAG 2.2's AAA (1.4.6). */
const pairs: [text: string, ground: string, least: number][] = [
  ...['cream', 'paper', ...grounds].map((ground): [string, string, number] => ['ink', ground, 7]),
  ['ink-soft', 'cream', 7],
  ['ink-soft', 'paper', 7],
  ['tomato-deep', 'cream', 7],
  ['tomato-deep', 'paper', 7],
  ['blueberry-deep', 'cream', 7],
  ['blueberry-deep', 'paper', 7],
  ['cream', 'ink', 7],
  ['sand', 'ink', 7],
  ['saffron', 'ink', 7],
  ['cream', 'ink-raised', 7],
  ['sand', 'ink-raised', 7],
  // Large display words only (1.4.6 asks 4.5:1 of large text), and shapes (1.4.11 asks 3:1).
  ['tomato', 'ink', 4.5],
  ['blueberry', 'cream', 3],
  ...grounds.map((ground): [string, string, number] => ['blueberry', ground, 3]),
];

describe('declared colour pairs', () => {
  it.each(pairs)('%s on %s is at least %d:1', (text, ground, least) => {
    expect(contrastRatio(colour(text), colour(ground))).toBeGreaterThanOrEqual(least);
  });
});
