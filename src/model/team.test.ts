import { expect, it } from 'vitest';
import { selectTeam } from './team.ts';

const about = 'Builds what others drew.';

it('introduces whoever has a sentence, by place, and those without a place after them', () => {
  const people = [
    { id: 'ada', about },
    { id: 'ben' },
    { id: 'cleo', about, order: 2 },
    { id: 'dov', about },
    { id: 'eve', about, order: 1 },
  ];
  expect(selectTeam(people).map(({ id }) => id)).toEqual(['eve', 'cleo', 'ada', 'dov']);
});
