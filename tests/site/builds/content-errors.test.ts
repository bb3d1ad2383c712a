import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, remove, scratchSite } from './scratch-site.ts';

/** Runs Astro, so it is a gate: build/check-content.test.ts and src/content/issues.test.ts have a case for every rule. */
let site = '';
beforeAll(() => {
  site = scratchSite([]);
});
afterAll(() => remove(site));

const change = (file: string, edit: (text: string) => string) => {
  const path = join(site, 'src/content', file);
  const text = readFileSync(path, 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`${file} is unchanged`);
  writeFileSync(path, changed);
};

it('stops the build and lists the issues of records without a stack', () => {
  // JSON is YAML.
  change('faq.yaml', (text) => {
    const entries = (load(text) ?? []) as object[];
    return JSON.stringify([...entries, { id: '99999', question: 'Why?', anwser: 'So.' }]);
  });
  const { status, output } = build(site);
  expect(status).toBe(1);
  expect(output.split('\n').filter((line) => line.includes('src/content/'))).toEqual([
    expect.stringMatching(/^src\/content\/faq\.yaml: entry 99999, answer: is missing; add a text/),
    expect.stringMatching(/^src\/content\/faq\.yaml: entry 99999, anwser: is not a field/),
  ]);
  expect(output).not.toMatch(/^\s+at |Stack trace/m);
});

it('stops the build when the path of the site is that of a page', () => {
  change('site.yaml', (text) => text.replace(/^url: .*/m, 'url: https://agency.example/services'));
  const { status, output } = build(site);
  expect(status).toBe(1);
  expect(output).toMatch(
    /src\/content\/site\.yaml: url: has the path "\/services", .*choose another path/,
  );
  expect(output).not.toMatch(/^\s+at /m);
});
