import { expect, test } from 'vitest';
import { cleanText } from '../form/clean-text.ts';
import { csvCell } from './export.ts';

/** Cells that a spreadsheet would calculate, with what hides their first sign. */
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const FORMULAS = [...SIGNS, '\t=', '\r=', '\n=', '\u0000=', ' ='].map((sign) => `${sign}1+1`);

test.each([...FORMULAS, '"=cmd', 'plain, with "quotes"\nand lines'])(
  'CSV cell %j is quoted, starts no formula and reads back',
  (text) => {
    const cell = csvCell(text);
    expect(cell).toMatch(/^"[\s\S]*"$/);
    const inner = cell.slice(1, -1).replaceAll('""', '"');
    expect(inner).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
    expect(inner.replace(/(^|[,;|\t\n])'/g, '$1')).toBe(cleanText(text));
  },
);

/** Fields as a reader with this separator finds them, with quotes understood or ignored. */
function fieldsOf(text: string, separator: string, quotes: boolean): string[] {
  const fields = [''];
  let quoted = false;
  let start = true;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (quoted && text.startsWith('""', index)) {
      fields.push(`${fields.pop()}"`);
      index += 1;
    } else if (sign === '"' && quotes && (start || quoted)) {
      quoted = !quoted;
    } else if (!quoted && (sign === separator || sign === '\n' || sign === '\r')) {
      fields.push('');
      start = true;
      continue;
    } else {
      fields.push(`${fields.pop()}${sign}`);
    }
    start = false;
  }
  return fields;
}

test('no cell starts a formula, whatever separator a spreadsheet reads the file with', () => {
  const separators = [',', ';', '\t', '|'];
  const texts = separators.flatMap((separator) =>
    [...FORMULAS, '"=1', '""=1'].flatMap((formula) => [
      `x${separator}${formula}`,
      `x${separator} "${formula}`,
      `${separator}\n${separator}${separator}${formula}`,
      `line\n${formula}`,
      `line\r\n${formula}`,
      formula,
    ]),
  );
  let cells = 0;
  for (const text of texts) {
    const line = `${csvCell('id')},${csvCell(text)},${csvCell(text)}\r\n`;
    for (const separator of separators) {
      for (const quotes of [true, false]) {
        for (const field of fieldsOf(line, separator, quotes)) {
          const value = quotes ? field : field.replace(/^"|"$/g, '');
          expect(value, JSON.stringify([text, separator])).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]/);
          cells += 1;
        }
      }
    }
  }
  expect(cells).toBeGreaterThan(5_000);
  expect(csvCell('a - b, c; d')).toBe('"a - b, c; d"');
});

test.each(['\n', ',', '"', ' ', ',\n', '=\n'])(
  'a cell of 40,000 times %j costs under 50 ms',
  (sign) => {
    const text = `x${sign.repeat(40_000)}`;
    const costs = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      csvCell(text);
      return process.cpuUsage(before).user / 1_000;
    });
    expect(Math.min(...costs)).toBeLessThan(50);
  },
);
