import { expect, it } from 'vitest';
import { partPrint } from './print-styles.ts';

it('parts what only paper needs from the rest, margin boxes included', () => {
  const page = '@page{margin:1cm;@bottom-left{content:"x"}}';
  const print = '@media print{.a{color:red}}';
  const screen = '.a{color:#00f}@media screen{.b{color:red}}';
  expect(partPrint(`${print}${screen}${page}`)).toEqual({ screen, print: [print, page] });
});
