import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Figures } from '../content/schema/figures.ts';
import { factsOf, outdated, readFigures } from './figures.ts';

const NOW = new Date('2026-06-30T12:00:00Z');
const figures: Figures = {
  date: '2026-06-01',
  commit: 'abc1234',
  version: '0.1.0',
  values: { count: 7 },
};
const group = {
  ...{ id: 'tests', title: 'Tests', text: 'How it is tested.', writtenBy: 'tested' as const },
  facts: [
    { term: 'Unit', text: '{count} tests', promise: 'Some tests.' },
    { term: 'Time', text: '{minutes} minutes' },
  ],
};

/** A folder with one file of figures. */
function folderWith(content: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  writeFileSync(join(folder, 'tested.json'), JSON.stringify(content));
  return folder;
}

describe('figures of /colophon', () => {
  it('follow their file', () => {
    for (const count of [7, 8]) {
      const folder = folderWith({ ...figures, values: { count } });
      expect(factsOf(group, readFigures(NOW, folder))[0]?.text).toBe(`${count} tests`);
    }
  });

  it('give way to the promise where there are none, and a fact without a promise goes', () => {
    expect(factsOf(group, {}).map(({ text }) => text)).toEqual(['Some tests.']);
  });

  it('are left out with a line in the log when they are old', () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    expect(readFigures(NOW, folderWith({ ...figures, date: '2026-03-31' }))).toEqual({});
    expect(log.mock.calls.join()).toContain('tested.json is left out: they are of 2026-03-31');
    log.mockRestore();
  });

  it('are of the same major version', () => {
    expect(outdated(figures, NOW, '0.9.3')).toBeUndefined();
    expect(outdated(figures, NOW, '1.0.0')).toBe('they are of version 0.1.0');
  });

  it('name the field of a file that is wrong', () => {
    expect(() => readFigures(NOW, folderWith({ ...figures, commit: 5 }))).toThrow(
      /tested\.json: commit/,
    );
  });
});
