import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { filled, html } from '../../support/built-site.ts';

const folder = new URL('../../../dist/client/_astro/', import.meta.url);
const files = readdirSync(folder);
const scripts = filled(
  files.filter((name) => name.endsWith('.js')),
  'scripts',
);
const code = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** What the build changes in other tools' output (decision 0014) still takes effect with a new Astro, Vite or sonner. */
describe('the build', () => {
  it('names classes of CSS modules in two characters for the module and one or two for the class', () => {
    expect(/<header class="([^"]*)"/.exec(html('/'))?.[1]).toMatch(/^[a-z][a-z\d]{2,3}$/);
  });
  it('has our helper for preloading in place of the one of Vite', () => {
    expect(scripts.filter((name) => code(name).includes('vite:preloadError'))).toEqual([]);
    // Each language has its own.
    filled(
      scripts.filter((name) => name.startsWith('document') && code(name).includes('modulepreload')),
      'helper',
    );
  });
  it('hands no reader of YAML to browsers: their texts come as data', () => {
    expect(scripts.filter((name) => /YAMLException|tag:yaml\.org/.test(code(name)))).toEqual([]);
  });
  it('carries the styles of search and toasts in their scripts, not in the pages', () => {
    for (const part of ['toaster', ...(features.search ? ['open-search'] : [])]) {
      const own = filled(
        scripts.filter((name) => name.startsWith(part)),
        `script ${part}`,
      );
      filled(
        own.filter((name) => code(name).includes('adoptedStyleSheets')),
        `styles of ${part}`,
      );
    }
  });
});
