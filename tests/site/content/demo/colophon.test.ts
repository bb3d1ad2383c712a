import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withTable } from '../../../../tools/figures.ts';

const read = (file: string) => readFileSync(`src/content/${file}`, 'utf8');

it('/colophon has the figures that were measured, and the day and commit of them', () => {
  const figures = JSON.parse(read('figures/measured.json'));
  const page = read('own-pages/colophon.md');
  expect(withTable(page, figures)).toBe(page);
  expect(page).toContain(`Measured on ${figures.date} at commit \`${figures.commit}\``);
});
