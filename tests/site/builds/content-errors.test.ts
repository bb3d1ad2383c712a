import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { build } from '../../proofs/adoption/scratch.ts';
import { remove, scratchSite } from './scratch-site.ts';

/** build/check-content.test.ts and src/content/issues.test.ts have a case for every rule. */
it('a build stops and lists the issues of records, or the path of the site that is that of a page', () => {
  const site = scratchSite([]);
  onTestFinished(() => remove(site));
  /** Changes a file of src/content/, builds, restores the file; returns the lines that name content files. */
  const saidAfter = (name: string, change: (text: string) => string) => {
    const file = join(site, 'src/content', name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, change(text));
    const { status, output } = build(site);
    writeFileSync(file, text);
    expect(status).toBe(1);
    expect(output, 'a stack').not.toMatch(/^\s+at |Stack trace/m);
    return output.split('\n').filter((line) => line.includes('src/content/'));
  };
  const question = { id: '99999', question: 'Why?', anwser: 'So.' };
  // Valid, since YAML includes JSON.
  expect(
    saidAfter('faq.yaml', (text) =>
      JSON.stringify([...((parse(text) ?? []) as object[]), question]),
    ),
  ).toEqual([
    expect.stringMatching(/^src\/content\/faq\.yaml: entry 99999, answer: is missing; add a text/),
    expect.stringMatching(/^src\/content\/faq\.yaml: entry 99999, anwser: is not a field/),
  ]);
  expect(
    saidAfter('site.yaml', (text) =>
      text.replace(/^url: .*/m, 'url: https://agency.example/services'),
    ),
  ).toEqual([expect.stringMatching(/url: has the path "\/services", .*choose another path/)]);
});
