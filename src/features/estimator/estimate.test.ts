import { describe, expect, it } from 'vitest';
import { estimate, type RateCard, readInputs } from './estimate.ts';

/** Round rates, so that sums can be checked by hand. */
const card: RateCard = {
  rate: { from: 1000, to: 2000 },
  margin: 10,
  roundTo: 1000,
  smallestTeam: 2,
  kinds: [
    { id: 'shed', name: 'Shed', months: 1 },
    { id: 'barn', name: 'Barn', months: 10 },
  ],
  counts: {
    pages: { label: 'Doors', hint: '', months: 0.1, least: 1, usual: 3, most: 100 },
    languages: { label: 'Floors', hint: '', months: 1, least: 0, usual: 0, most: 9 },
    systems: { label: 'Pipes', hint: '', months: 2.5, least: 0, usual: 1, most: 9 },
  },
  writers: [
    { id: 'you', name: 'You', months: 0 },
    { id: 'us', name: 'We', months: 0.2 },
  ],
  paces: [
    { id: 'steady', name: 'Steady', team: 1, extra: 0 },
    { id: 'soon', name: 'Soon', team: 2, extra: 50 },
  ],
};
const read = (query: string) => readInputs(new URLSearchParams(query), card);
const sum = (query: string) => estimate(read(query).inputs, card);

describe('an estimate', () => {
  it('adds up its parts, and rounds both ends outwards', () => {
    const { parts, driver, ...result } = sum('kind=barn&pages=20&languages=2&systems=1');
    expect(parts.map(({ name, months }) => [name, months])).toEqual([
      ['Barn', 10],
      ['Doors', 2],
      ['Floors', 2],
      ['Pipes', 2.5],
    ]);
    expect(driver?.name).toBe('Barn');
    // 16.5 × 1000 × 0.9 = 14,850 and 16.5 × 2000 × 1.1 = 36,300
    expect(result).toMatchObject({ months: 16.5, from: 14_000, to: 37_000, people: 4, weeks: 18 });
  });

  it('keeps an end that is round already', () => {
    // 10 + 100 × 0.1 + 5 = 25 months; in floating point, 25 × 2000 × 1.1 is slightly more than 55,000.
    expect(sum('kind=barn&pages=100&languages=5&systems=0').to).toBe(55_000);
  });

  it('counts texts for each page, and haste on everything', () => {
    const slow = sum('pages=10&systems=4&writer=us');
    expect(slow).toMatchObject({ months: 14, people: 4, driver: { name: 'Pipes' } });
    expect(sum('pages=10&systems=4&writer=us&pace=soon')).toMatchObject({ months: 21, people: 9 });
  });

  it('has two people at least', () => {
    expect(sum('pages=1&systems=0')).toMatchObject({ months: 1.1, people: 2, weeks: 2 });
  });
});

describe('an address', () => {
  it('without answers has the usual ones, and nothing to correct', () => {
    const { inputs, corrected } = read('');
    expect(inputs).toEqual({
      kind: 'shed',
      pages: 3,
      languages: 0,
      systems: 1,
      writer: 'you',
      pace: 'steady',
    });
    expect(corrected).toEqual([]);
  });

  it.each([
    ['pages=1e9', 100],
    ['pages=Infinity', 100],
    ['pages=-5', 1],
    ['pages=0', 1],
    ['pages=abc', 3],
    ['pages=', 3],
    ['pages=%20', 3],
    ['pages=2.6', 3],
  ])('%s is corrected to %i, and that is named', (query, pages) => {
    const { inputs, corrected } = read(query);
    expect(inputs.pages).toBe(pages);
    expect(corrected).toEqual(['pages']);
  });

  it('with a repeated answer has its first, with an unknown one the usual', () => {
    const { inputs, corrected } = read('pages=7&pages=9&kind=castle&kind=barn&writer=__proto__');
    expect(inputs).toMatchObject({ pages: 7, kind: 'shed', writer: 'you' });
    expect(corrected).toEqual([]);
  });
});
