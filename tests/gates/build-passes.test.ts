import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filled, html, paths } from './built-site.ts';

const folder = new URL('../../dist/client/_astro/', import.meta.url);
const files = readdirSync(folder);
const scripts = filled(
  files.filter((name) => name.endsWith('.js')),
  'scripts',
);
const pictures = files.filter((name) => /\.(?:avif|jpe?g|png|webp)$/i.test(name));
const code = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** What integrations change in the build (decision 0014) must still take effect with a new Astro, Vite or sonner. */
describe('the build', () => {
  it('names classes of CSS modules by letters and a number', () => {
    const long = /class="[^"]*\b_[\w-]+_\w{5}_\d+/;
    expect(paths.filter((path) => long.test(html(path)))).toEqual([]);
    expect(/<header class="([^"]*)"/.exec(html('/'))?.[1]).toMatch(/^[a-z]+\d+$/);
  });
  it('has our helper for preloading in place of the one of Vite', () => {
    expect(scripts.filter((name) => code(name).includes('vite:preloadError'))).toEqual([]);
    expect(
      scripts.filter((name) => name.startsWith('document') && code(name).includes('modulepreload')),
    ).toHaveLength(1);
  });
  it('hands no reader of YAML to browsers: their texts come as data', () => {
    expect(scripts.filter((name) => /YAMLException|tag:yaml\.org/.test(code(name)))).toEqual([]);
  });
  // A site may have drawings (SVG) alone, of which nothing is made.
  it.skipIf(pictures.length === 0)('publishes no master beside the pictures made of it', () => {
    const made = new Set(
      filled(pictures, 'picture').flatMap((name) => /^(.+)_\w+\.\w+$/.exec(name)?.[1] ?? []),
    );
    expect(made.size).toBeGreaterThan(0);
    expect(pictures.filter((name) => made.has(name.replace(/\.\w+$/, '')))).toEqual([]);
  });
  it('carries the styles of search and toasts in their scripts, not in the pages', () => {
    for (const part of ['toaster', 'open-search']) {
      const own = filled(
        scripts.filter((name) => name.startsWith(part)),
        `script ${part}`,
      );
      expect(own.filter((name) => code(name).includes('adoptedStyleSheets'))).toHaveLength(1);
    }
  });
});
