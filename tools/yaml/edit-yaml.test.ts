import { expect, it } from 'vitest';
import { overlaid, withFields } from './edit-yaml.ts';
import { fillYaml } from './yaml-text.ts';

const text = `# Above.
name: Old

# Beside the list.
list:
  - one
deep:
  # Inside.
  kept: yes
  gone: 1
`;

it('changes fields and keeps what stands around them', () => {
  expect(
    withFields(text, [
      [['name'], 'New: a'],
      [['deep', 'gone'], null],
    ]),
  ).toBe(text.replace('Old', "'New: a'").replace('  gone: 1\n', ''));
});
it('leaves a text alone that has the values already', () => {
  const untidy = 'name:   "Old"\nlist: [ a ]\n';
  expect(
    withFields(untidy, [
      [['name'], 'Old'],
      [['list'], ['a']],
      [['no'], null],
    ]),
  ).toBe(untidy);
});
it('lays maps over maps and replaces lists', () => {
  expect(overlaid(text, 'list: [two]\ndeep: {kept: no}\n')).toBe(
    text.replace('- one', '- two').replace('kept: yes', 'kept: no'),
  );
  expect(overlaid(text, '# nothing\n')).toBe(text);
});
it('fills places: a number stays one, a text is quoted where it must be', () => {
  const filled = fillYaml("id: '{id}'\nname: '{name}' # {name}\nother: '{brand}'\n", {
    id: 7,
    name: 'A: b',
  });
  expect(filled).toBe("id: 7\nname: 'A: b' # {name}\nother: '{brand}'\n");
});
