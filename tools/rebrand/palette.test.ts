import { readFileSync } from 'node:fs';
import { converter, formatHex, parse, wcagContrast } from 'culori';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { tones } from '../../src/content/schema/common.ts';
import { themeOnTone, themes, tokenValue } from '../../src/theme/token-value.ts';
import { palette, withTokens } from './palette.ts';

const oklch = converter('oklch');
const sheet = readFileSync('src/theme/tokens.css', 'utf8');

const COLOURS = [
  ['#0b2545', '#ff6b5e'],
  ['#ff6b5e', '#0b2545'],
  ['#0b2545', '#0b2545', '#ff6b5e'],
  ['#ffcc00', '#111111'],
  ['#2563eb', '#0f172a', '#c2410c'],
  ['#777777'],
  ['#ffffff'],
  ['#000000'],
  ['hsl(340 80% 60%)', '#888888'],
  ['rebeccapurple', 'navy', 'lime'],
  ['#6d1f33', '#6b6f76'],
];
const LEAST = { AA: [4.5, 3], AAA: [7, 4.5] } as const;

describe.each(
  (['AA', 'AAA'] as const).flatMap((level) =>
    COLOURS.flatMap((colours) =>
      themes.map((theme) => [level, colours.join(' '), theme, colours] as const),
    ),
  ),
)('%s, colours %s, %s theme', (level, _, theme, colours) => {
  const css = withTokens(sheet, palette(colours, level).tokens);
  const value = (name: string) => tokenValue(css, name, theme);
  const contrast = (a: string, b: string) => wcagContrast(value(a), value(b));
  const [text, large] = LEAST[level];
  const isStrongInTheme = themeOnTone(css, 'brand-1', theme) === theme;
  const grounds = ['page', 'surface', ...tones, ...(isStrongInTheme ? ['brand-1'] : [])];

  const edge = theme === 'light' ? 'action-edge' : 'action';
  const pairs: [names: string[], grounds: string[], least: number][] = [
    [['text', 'text-soft', 'emphasis', 'link'], ['page', 'surface'], text],
    [['action-text'], ['action'], text],
    [['highlight-text'], ['highlight'], text],
    [['canvas', 'canvas-soft', 'highlight'], ['night'], text],
    [['brand-2'], ['night'], large],
    [['text'], grounds, text],
    [['focus', edge], grounds, 3],
  ];
  it('can be read, and buttons have a shape', () => {
    const lost = pairs.flatMap(([names, grounds, least]) =>
      names.flatMap((name) =>
        grounds
          .filter((ground) => contrast(name, ground) < least)
          .map((ground) => `${name} on ${ground}`),
      ),
    );
    expect(lost).toEqual([]);
  });
});

it.each(COLOURS)('colours %s make a style sheet that passes the lint', async (...colours) => {
  const code = withTokens(sheet, palette(colours, 'AA').tokens);
  const { report } = await stylelint.lint({ code, codeFilename: 'src/theme/tokens.css' });
  expect(JSON.parse(report)[0].warnings).toEqual([]);
});

it.each(COLOURS)('AA keeps %s as the colour of buttons, and no colour becomes a text', (...all) => {
  const { tokens, notes } = palette(all, 'AA');
  expect(tokens.action).toContain(`light-dark(${formatHex(all[0])},`);
  expect(notes.filter((note) => note.includes('buttons'))).toEqual([]);
  expect(oklch(tokens.ink)?.c).toBeLessThan(0.035);
});
it.each([
  ['the second', ['#0b2545', '#ff6b5e'], '#ff6b5e'],
  ['the first', ['#ffcc00', '#111111'], '#ffcc00'],
])('marks and dark bands show %s colour where it is the bright one', (_, colours, shown) => {
  expect(palette(colours, 'AA').tokens.highlight).toBe(shown);
});
it.each([
  ['a grey second colour', ['#6d1f33', '#6b6f76'], undefined],
  ['the mood', ['#6d1f33', '#c9a227'], 'quiet' as const],
])(
  '%s makes grey tones, and the dark brand colour itself the strong ground',
  (_, colours, mood) => {
    const { tokens } = palette(colours, 'AAA', mood);
    const css = withTokens(sheet, tokens);
    for (const theme of themes)
      for (const tone of tones)
        expect(oklch(tokenValue(css, tone, theme))?.c, `${tone}, ${theme}`).toBeLessThan(0.025);
    expect(tokens).toMatchObject({ 'brand-1': '#6d1f33', 'brand-1-dark': '#6d1f33' });
    expect(themeOnTone(css, 'brand-1')).toBe('dark');
    expect(palette(colours, 'AAA', 'lively').tokens['brand-1-scheme']).toBe('light');
  },
);
it.each(['AA', 'AAA'] as const)('links keep the hue of an accent in the dark, %s', (level) => {
  const css = withTokens(sheet, palette(['#000000', '#ffffff', '#e4002b'], level).tokens);
  const [light, dark] = themes.map((theme) => oklch(tokenValue(css, 'link', theme)));
  expect(Math.abs((light?.h ?? 0) - (dark?.h ?? 99))).toBeLessThan(10);
  expect(dark?.c).toBeGreaterThan(0.1);
});
it('says which colours it changed so that they can be read', () => {
  expect(palette(['#0b3d91', '#131b29'], 'AAA').notes).toEqual([]);
  expect(palette(['#2563eb'], 'AAA').notes).toEqual([expect.stringContaining('#2563eb')]);
  expect(palette(['#2563eb', '#2563eb', '#ffcc00'], 'AA').notes).toEqual([
    expect.stringContaining('#ffcc00'),
  ]);
});
it('refuses what is no colour', () => {
  expect(() => palette(['blueish'], 'AA')).toThrow('"blueish" is not a colour');
});
it('changes the values of the tokens and nothing else', () => {
  const css = withTokens(sheet, palette(['#0b3d91'], 'AA').tokens);
  const bare = (text: string) => text.replace(/(--[\w-]+:)[^;]+;/g, '$1;');
  expect(bare(css)).toBe(bare(sheet));
  expect(withTokens(css, palette(['#0b3d91'], 'AA').tokens)).toBe(css);
  expect(parse(tokenValue(css, 'action'))).toBeDefined();
  expect(() => withTokens(sheet, { nothing: '#000' })).toThrow('declares no --nothing');
});
