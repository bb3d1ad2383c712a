import { readFileSync } from 'node:fs';
import { parse as parseColour, wcagContrast } from 'culori';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { site } from '../content/site.ts';
import { inTheme, type Theme, themeOnTone, themes } from './token-value.ts';

type Tokens = Map<string, string>;

interface Look {
  theme: Theme;
  more: boolean;
}
const MORE = '(prefers-contrast: more)';

const media = ({ parent }: postcss.Rule) =>
  parent instanceof postcss.AtRule ? parent.params : 'screen';

/** Custom properties that the sheet's rules for this selector declare for screens. */
function declared(
  sheet: postcss.Root,
  { theme, more }: Look,
  matches: (selector: string) => boolean,
): Tokens {
  const tokens: Tokens = new Map();
  sheet.walkRules((rule) => {
    const where = media(rule);
    if (where === 'print' || (where === MORE && !more) || !rule.selectors.some(matches)) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      tokens.set(prop, inTheme(value, theme));
    });
  });
  return tokens;
}

/** Returns the colour of a token. @throws if it is not declared or its value is not a single colour */
function colour(tokens: Tokens, name: string) {
  let value = `var(--${name})`;
  for (let depth = 0; depth < 10; depth += 1) {
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (!reference) break;
    const next = tokens.get(reference);
    if (next === undefined) throw new Error(`tokens.css declares no ${reference}`);
    value = next;
  }
  const parsed = parseColour(value);
  if (!parsed || (parsed.alpha ?? 1) < 1)
    throw new Error(`--${name} is no opaque colour that this test can read: ${value}`);
  return parsed;
}

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const sheet = postcss.parse(css);
const looks: Look[] = themes.flatMap((theme) => [false, true].map((more) => ({ theme, more })));
const base = (look: Look) => declared(sheet, look, (selector) => selector === ':root');
function withTone({ theme, more }: Look, tone: string): Tokens {
  const look = { theme: themeOnTone(css, tone, theme), more };
  return new Map([
    ...base(look),
    ...declared(sheet, look, (selector) => selector.includes(`[data-tone="${tone}"]`)),
  ]);
}

const tones = [...new Set(css.match(/(?<=\[data-tone=")[\w-]+/g))];

it('finds the dark tone, and one for each service, industry and category', () => {
  expect(tones).toContain('ink');
  expect(tones.length).toBeGreaterThan(12);
});

/** Minimum contrast (WCAG 2.2) of text (1.4.3, 1.4.6), of large words, and of shapes (1.4.11). */
const [TEXT, LARGE] = site.contrast === 'AAA' ? [7, 4.5] : [4.5, 3];
const SHAPE = 3;
/** Minimum contrast of a card with the page, so that its shape is visible. */
const LEAST_OF_CARDS = 1.05;
const ON_PAGES = { text: TEXT, 'text-soft': TEXT, emphasis: TEXT, link: TEXT, focus: SHAPE };
const ON_GROUND = { 'ground-text': TEXT, focus: SHAPE };

function contrast(tokens: Tokens, foreground: string, background: string): number {
  return wcagContrast(colour(tokens, foreground), colour(tokens, background));
}

/** Returns the contrast of a button, by its colour or its edge, with the ground below it. */
const shape = (tokens: Tokens, background: string) =>
  Math.max(...['action', 'action-edge'].map((name) => contrast(tokens, name, background)));

/** Returns the pairs of colours with less than the given contrast, one per line. */
const lost = (tokens: Tokens, background: string, pairs: Record<string, number>) =>
  Object.entries(pairs)
    .map(([name, least]) => ({ name, least, is: contrast(tokens, name, background) }))
    .filter(({ least, is }) => is < least)
    .map(({ name, least, is }) => `${name} on ${background} has ${is.toFixed(2)}, not ${least}`);

describe.each(looks)('$theme, more contrast: $more', (look) => {
  it.each(['', ...tones])('texts can be read and buttons have a shape, tone "%s"', (tone) => {
    const tokens = withTone(look, tone);
    expect([
      ...['page', 'surface'].flatMap((background) => lost(tokens, background, ON_PAGES)),
      ...['action', 'highlight'].flatMap((name) => lost(tokens, name, { [`${name}-text`]: TEXT })),
      ...(tone === '' || tone === 'ink' ? [] : lost(tokens, 'ground', ON_GROUND)),
    ]).toEqual([]);
    for (const background of ['page', 'surface', 'ground'])
      expect(shape(tokens, background), background).toBeGreaterThanOrEqual(SHAPE);
  });
  it('text and large display words can be read on code and dark bands', () => {
    expect(lost(base(look), 'night', { canvas: TEXT, 'brand-2': LARGE })).toEqual([]);
  });
});

it.each(themes)('cards can be told from a %s page, or --card-edge shows their shape', (theme) => {
  const tokens = base({ theme, more: false });
  const cards = tones.filter((tone) => tone.startsWith('tone-'));
  const alike = cards.filter((tone) => contrast(tokens, tone, 'page') < LEAST_OF_CARDS);
  expect(tokens.get('--card-edge') === 'transparent' ? alike : []).toEqual([]);
});

it('more contrast is more', () => {
  // Black on white has the maximum, 21.
  for (const theme of themes)
    expect(contrast(base({ theme, more: true }), 'text', 'page')).toBeGreaterThan(
      Math.min(20.99, contrast(base({ theme, more: false }), 'text', 'page')),
    );
});
