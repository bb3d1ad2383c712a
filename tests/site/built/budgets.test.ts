import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { language } from '../../../src/content/language.ts';
import { factsOf } from '../../../src/content/language-facts.ts';
import { bytes, filled, html } from '../../support/built-site.ts';
import { site } from '../../support/copy.ts';
import { pageSamples } from '../../support/page-kinds.ts';

/** Bytes after brotli: exact, so they gate the build. */
const HOME = { script: 6_000, markup: 28 * 1_024 };
const OTHERS = { script: 4 * 1_024, markup: 22 * 1_024 };

/** Limit for the letters of both fonts, inlined for first visits (decision 0013); other languages and other sites' fonts need more. */
const LETTERS = [...(factsOf(language.code).letters ?? '')].reduce(
  // Letters of `latin-ext` add another font to each page.
  (most, letter) => most + (letter > 'ÿ' ? 250 : 100),
  site.demo ? 15_000 : 17_500,
);

/** The letters of a font in a page's head script: WOFF2 in base64. */
const INLINE_FONT = /[`"'](d09GM[\w+/=]+)[`"']/g;
const packed = (text: string) => (text ? brotliCompressSync(text).length : 0);
const lettersOf = (page: string) =>
  [...page.matchAll(INLINE_FONT)].map(([, font]) => font).join('');

/** Returns the bytes of inline scripts (the explorers'; `application/…` is data). They count as script, not as markup. */
const inline = (page: string) =>
  [...page.replaceAll(INLINE_FONT, '').matchAll(/<script>([\s\S]+?)<\/script>/g)]
    .map(([, code = '']) => packed(code))
    .reduce((total, size) => total + size, 0);

const named = (page: string, pattern: RegExp) => [
  ...new Set([...page.matchAll(pattern)].map(([, path = '']) => path)),
];
/** Returns a script and its static imports; `import()` waits for an interaction and does not count. */
function withImports(script: string, seen = new Set<string>()): string[] {
  if (!seen.has(script)) {
    seen.add(script);
    const source = readFileSync(new URL(`../../../dist/client${script}`, import.meta.url), 'utf8');
    for (const [, name = ''] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      withImports(`/_astro/${name}`, seen);
  }
  return [...seen];
}
const sum = (files: string[]) => files.reduce((total, file) => total + bytes(file), 0);

describe.each(pageSamples)('%s', (path) => {
  const page = html(path);

  it('keeps its budgets of script before any interaction, of HTML and CSS, and of letters', () => {
    const { script, markup } = path === '/' ? HOME : OTHERS;
    const scripts = filled(named(page, /<script[^>]*\ssrc="(\/[^"]+\.js)"/g), 'script');
    const files = [...new Set(scripts.flatMap((script) => withImports(script)))];
    const own = inline(page);
    expect.soft(sum(files) + own, 'script').toBeLessThanOrEqual(script);
    // Measured without the letters: compressed beside them, the rest takes up to 150 bytes more and varies with any text of the site.
    const without = packed(page.replaceAll(INLINE_FONT, ''));
    expect.soft(without - own, 'markup').toBeLessThanOrEqual(markup);
    const letters = packed(lettersOf(page));
    expect.soft(letters, 'letters').toBeGreaterThan(0);
    expect.soft(letters, 'letters').toBeLessThanOrEqual(LETTERS);
  });

  it('waits with its first paint for no style sheet, and for an element that it has', () => {
    expect.soft(/<style>(?:(?!<\/style>).)*@font-face/s.test(page)).toBe(true);
    const sheets = [
      ...page.replace(/<noscript>.*?<\/noscript>/g, '').matchAll(/<link rel="stylesheet"[^>]*>/g),
    ];
    const waits = sheets.filter(([link]) => !/ disabled| media="print"/.test(link));
    expect.soft(waits.map(([link]) => link)).toEqual([]);
    const [, id] = /<link rel="expect" href="#([^"]+)"/.exec(page) ?? [];
    expect(page.split(` id="${id}"`)).toHaveLength(2);
  });

  it('asks for the picture of its first screen before its styles, and for no other at once', () => {
    const eager = /<img id="hero" srcset="([^"]+)"[^>]* fetchpriority="high"/i.exec(page);
    const preload = /<link rel="preload" as="image"[^>]* imagesrcset="([^"]+)"/.exec(page);
    expect.soft(preload?.[1]).toBe(eager?.[1]);
    if (preload) expect.soft(preload.index).toBeLessThan(page.indexOf('<style>'));
    const images = /<main[\s\S]*<\/main>/.exec(page)?.[0].match(/<img(?:"[^"]*"|[^">])*>/g) ?? [];
    const atOnce = images.filter((one) => !/loading="lazy"|src="data:/.test(one));
    expect(atOnce.length).toBeLessThanOrEqual(1);
  });
});
