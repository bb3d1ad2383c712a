import { readFileSync } from 'node:fs';
import { parse, wcagContrast } from 'culori';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { tones } from '../../src/content/schema/common.ts';
import { type Theme, tokenValue } from '../../src/theme/token-value.ts';
import { palette, withTokens } from './palette.ts';

const sheet = readFileSync('src/theme/tokens.css', 'utf8');

describe.each([
  [['#0b3d91']],
  [['#ffcc00', '#111111']],
  [['#0b3d91', '#222222']],
  [['#2563eb', '#0f172a', '#c2410c']],
  [['#777777']],
  [['#ffffff']],
  [['#000000']],
  [['hsl(340 80% 60%)', '#888888']],
  [['rebeccapurple', 'navy', 'lime']],
])('colours %s', ([brand = '', dark, accent]) => {
  const css = withTokens(sheet, palette(brand, dark, accent).tokens);
  const contrast = (one: string, other: string, theme?: Theme) =>
    wcagContrast(tokenValue(css, one, theme), tokenValue(css, other, theme));

  it('make a style sheet that passes the lint', async () => {
    const { report } = await stylelint.lint({ code: css, codeFilename: 'src/theme/tokens.css' });
    expect(JSON.parse(report)[0].warnings).toEqual([]);
  });
  it.each([
    ...['text', 'text-soft', 'emphasis', 'link'].flatMap((name) => [
      [name, 'page', 7] as const,
      [name, 'surface', 7] as const,
    ]),
    ['action-text', 'action', 7],
    ['highlight-text', 'highlight', 7],
    ...['canvas', 'canvas-soft', 'highlight'].flatMap((name) => [
      [name, 'ink', 7] as const,
      [name, 'ink-raised', 7] as const,
    ]),
    ['brand-2', 'ink', 4.5],
    ...[...tones, 'brand-1', 'canvas', 'paper'].flatMap((tone) => [
      ['ink', tone, 7] as const,
      ['focus', tone, 3] as const,
    ]),
  ] as const)('%s on %s is at least %d:1', (name, ground, least) => {
    expect(contrast(name, ground)).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ...['text', 'text-soft', 'emphasis', 'link'].flatMap((name) => [
      [name, 'page', 7] as const,
      [name, 'surface', 7] as const,
    ]),
    ...['canvas', 'canvas-soft', 'highlight'].map((name) => [name, 'night', 7] as const),
    ...[...tones, 'brand-1-dark'].flatMap((tone) => [
      ['text', tone, 7] as const,
      ['focus', tone, 3] as const,
    ]),
  ] as const)('%s on %s is at least %d:1 in the dark theme', (name, ground, least) => {
    expect(contrast(name, ground, 'dark')).toBeGreaterThanOrEqual(least);
  });
});

it('says which colours it changed so that they can be read', () => {
  expect(palette('#0b3d91', '#131b29').notes).toEqual([]);
  expect(palette('#2563eb').notes).toEqual([expect.stringContaining('#2563eb')]);
});
it('refuses what is no colour', () => {
  expect(() => palette('blueish')).toThrow('"blueish" is no colour');
});
it('changes the values of the tokens and nothing else', () => {
  const css = withTokens(sheet, palette('#0b3d91').tokens);
  const bare = (text: string) => text.replace(/(--[\w-]+:)[^;]+;/g, '$1;');
  expect(bare(css)).toBe(bare(sheet));
  expect(withTokens(css, palette('#0b3d91').tokens)).toBe(css);
  expect(parse(tokenValue(css, 'action'))).toBeDefined();
  expect(() => withTokens(sheet, { nothing: '#000' })).toThrow('declares no --nothing');
});
