import { expect, it } from 'vitest';
import { renderFeatureBlocks } from './feature-blocks.ts';

const file = 'text.md';
const choose = (text: string) => renderFeatureBlocks(text, { tea: true, milk: false }, file);

it('keeps what is on and removes what is off, marks and their lines in any case', () => {
  const part = (name: string, item: string) => `<!-- with ${name} -->\n- ${item}\n<!-- end -->\n`;
  expect(choose(`- water\n${part('tea', 'tea')}${part('milk', 'milk')}- sugar\n`)).toBe(
    '- water\n- tea\n- sugar\n',
  );
});

it('keeps what is said where something is off, also within a line', () => {
  expect(
    choose('<!-- without milk -->Black.<!-- end --><!-- without tea -->Dry.<!-- end -->'),
  ).toBe('Black.');
});

it.each([
  [
    '<!-- with cake -->x<!-- end -->',
    'text.md: <!-- with cake -->: is unknown; write one of: tea, milk',
  ],
  ['<!-- with tea -->x', 'text.md: <!-- with tea -->: lacks its other half'],
  ['x<!-- end -->', 'text.md: <!-- end -->: lacks its other half'],
])('refuses %s', (text, message) => {
  expect(() => choose(text)).toThrow(message);
});
