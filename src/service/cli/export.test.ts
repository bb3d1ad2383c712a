import { expect, test } from 'vitest';
import { cleanText } from '../form/clean-text.ts';
import { csvCell } from './export.ts';

/** Signs that begin a formula in a spreadsheet. */
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

test.each(['+44 (0)20 7946.0999', '+1-202/555'])('telephone number %s stays as it is', (phone) => {
  expect(csvCell(phone)).toBe(`"${phone}"`);
  expect(csvCell(`${phone}+1`)).toBe(`"'${phone}+1"`);
});

test('no separator of a spreadsheet makes a cell begin with a formula, quotes understood or ignored', () => {
  for (const separator of [',', ';', '\t', '|', '\n', '\r\n', '\n,,']) {
    for (const formula of [...FORMULAS, '"=1', '""=1', ' "=1']) {
      const cell = csvCell(`x${separator}${formula}`);
      expect(cell).not.toMatch(/(?:^|[,;|\t\n])["\s]*[=+\-@＝＋－＠]/);
    }
  }
  expect(csvCell('a - b, c; d')).toBe('"a - b, c; d"');
});
