import { describe, expect, it } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { listFiles } from '../../../src/content/files.ts';
import { file, html } from '../../support/built-site.ts';
import { pageSamples } from '../../support/page-kinds.ts';

const scripts = listFiles('dist/client/_astro', '.js');
const code = (name: string) => file(`_astro/${name}`) ?? '';

/** Checks that the build's changes to other tools' output (decision 0014) still work with new versions of Astro, Vite or sonner. */
describe('the build', () => {
  it('names classes of CSS modules in five characters', () => {
    expect(/<header class="([^"]*)"/.exec(html('/'))?.[1]).toMatch(/^[A-Za-z_][\w-]{4}$/);
  });
  it('has no reader of YAML in its scripts', () => {
    const reader = /YAMLException|tag:yaml\.org/;
    expect(scripts.filter((name) => reader.test(code(name)))).toEqual([]);
  });
  it('calls nothing that Safari 17.0 lacks', () => {
    const newer =
      /\b(?:groupBy|withResolvers|fromAsync|checkVisibility|isSubsetOf|moveBefore|canParse|URL\.parse|RegExp\.escape)\(|\b(?:keys|values|entries)\(\)\.(?!next)[a-z]/;
    const inline = pageSamples.flatMap(
      (path) => html(path).match(/<script>[\s\S]*?<\/script>/g) ?? [],
    );
    const calls = [...scripts.map(code), ...inline].flatMap((text) => newer.exec(text)?.[0] ?? []);
    expect(calls).toEqual([]);
  });
  it('carries the styles of search and toasts in their scripts, not in the pages', () => {
    for (const part of ['toaster', ...(features.search ? ['search-dialog'] : [])]) {
      const own = scripts.filter((name) => name.startsWith(part));
      const isInScript = own.some((name) => code(name).includes('adoptedStyleSheets'));
      expect(isInScript, part).toBe(true);
    }
    const [dialog] = scripts.filter((name) => name.startsWith('search-dialog'));
    if (features.search) expect(code(dialog ?? '')).toContain('@layer frame{');
  });
});
