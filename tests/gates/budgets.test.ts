import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytes, filled, html, paths } from './built-site.ts';

/** Bytes after brotli: exact, so they gate the build. */
const HOME = { script: 6_000, markup: 20_500 };
const OTHERS = { script: 4_000, markup: 16_000 };
/** Ten packets go out before a server waits for an answer (RFC 6928); our headers take this many bytes of them. */
const FIRST_ROUND = 14_600;
const HEADERS = 1_300;
/** Industry pages carry projects, praise and the FAQ besides their own; the three richest exceed 16 kB by as much. */
const INDUSTRIES = { script: 4_000, markup: 16_400 };

/** Pages that need more markup than the rest, and why. */
const MARKUP: Record<string, number> = {
  // All 64 pieces are listed; texts of the older ones and all bullets come as data, when somebody is about to need them.
  '/insights': 16_700,
};

/** Bytes of the script in a page (the explorers' own; `application/…` is data). It counts as script and not as markup. */
const inline = (page: string) =>
  [...page.matchAll(/<script>([\s\S]+?)<\/script>/g)]
    .map(([, code = '']) => brotliCompressSync(code).length)
    .reduce((total, size) => total + size, 0);

/** Explorers carry the script that serves their filters and tabs from the first paint on, with or without React. */
const SCRIPT: Record<string, number> = { '/projects': 4_850, '/insights': 4_850 };

const limits = (path: string) => {
  const usual = path === '/' ? HOME : /^\/industries\//.test(path) ? INDUSTRIES : OTHERS;
  return { script: SCRIPT[path] ?? usual.script, markup: MARKUP[path] ?? usual.markup };
};
const named = (page: string, pattern: RegExp) => [
  ...new Set([...page.matchAll(pattern)].map(([, path = '']) => path)),
];
/** A script and what it imports at once; `import()` waits for an interaction and does not count. */
function withImports(script: string, seen = new Set<string>()): string[] {
  if (!seen.has(script)) {
    seen.add(script);
    const source = readFileSync(new URL(`../../dist${script}`, import.meta.url), 'utf8');
    for (const [, name = ''] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      withImports(`/_astro/${name}`, seen);
  }
  return [...seen];
}
const sum = (files: string[]) => files.reduce((total, file) => total + bytes(file), 0);

it.each(['/index.html', '/insights.html'])(
  'sends %s in the first round: one more would cost 150 ms on a slow phone',
  (page) => {
    expect(bytes(page)).toBeLessThanOrEqual(FIRST_ROUND - HEADERS);
  },
);

const eager = (page: string) => [...page.matchAll(/<img[^>]*loading="eager"/g)].length;

describe.each(paths)('%s', (path) => {
  const page = html(path);
  it('keeps its budget of script before any interaction', () => {
    const scripts = filled(named(page, /<script[^>]*\ssrc="(\/[^"]+\.js)"/g), 'script');
    const files = [...new Set(scripts.flatMap((script) => withImports(script)))];
    expect(sum(files) + inline(page)).toBeLessThanOrEqual(limits(path).script);
  });
  it('keeps its budget of HTML and CSS', () => {
    const sheets = named(page, /<link rel="stylesheet" href="(\/[^"]+\.css)"/g);
    expect(sheets).toHaveLength(1);
    const whole = bytes(`${path === '/' ? '/index' : path}.html`) + sum(sheets);
    expect(whole - inline(page)).toBeLessThanOrEqual(limits(path).markup);
  });
  it('loads one picture eagerly at most', () => {
    expect(eager(page)).toBeLessThanOrEqual(1);
  });
});

it('finds the pictures that are loaded eagerly', () => {
  expect(eager(html('/about'))).toBe(1);
});
