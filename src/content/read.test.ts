import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, it, onTestFinished } from 'vitest';
import { readFolder } from './read.ts';

const page = z.strictObject({ title: z.string(), email: z.email() });

/** Returns the lines of the error that these files cause, without their folder. */
function issuesOf(files: Record<string, string>): string[] {
  const base = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(base, { recursive: true }));
  mkdirSync(join(base, 'pages'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(base, 'pages', name), text);
  try {
    readFolder('pages', { one: page, two: page }, base);
  } catch (error) {
    return String((error as Error).stack || (error as Error).message)
      .replaceAll(`${base}/pages/`, '')
      .split('\n');
  }
  return [];
}
const GOOD = 'title: Title\nemail: post@agency.example\n';

it('an editor is told all issues of all files, one line each, without a stack', () => {
  expect(
    issuesOf({ 'one.yaml': 'title: 404\nemail: nobody\n', 'two.yaml': `${GOOD}mail: a\n` }),
  ).toEqual([
    'one.yaml: title: is read as a number; put it into quotes',
    'one.yaml: email: must be an email address',
    expect.stringMatching(/^two\.yaml: mail: is not a field/),
  ]);
});

it('an editor is told line and column of what is no YAML, and which file is missing', () => {
  expect(issuesOf({ 'one.yaml': `${GOOD}more: Blog: mine\n` })).toEqual([
    expect.stringMatching(/^one\.yaml:3:7: cannot be read \(.+\)/),
    expect.stringMatching(/^two\.yaml: is missing; add it/),
  ]);
});
