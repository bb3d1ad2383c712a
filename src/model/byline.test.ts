import { describe, expect, it } from 'vitest';
import { byline } from './byline.ts';

const author = 'Nora Lind';
const agency = 'An Agency';
const fixed = { author: 'Somebody', date: '2025-06-01' };

describe('a byline of its own', () => {
  it('has the author and both dates of the insight', () => {
    expect(byline({ published: '2025-03-01', updated: '2025-04-02' }, { author, agency })).toEqual({
      author,
      published: '2025-03-01',
      revised: '2025-04-02',
    });
  });
  it.each([undefined, '2025-03-01'])('names no revision where updated is %s', (updated) => {
    expect(byline({ published: '2025-03-01', updated }, { author, agency })).toEqual({
      author,
      published: '2025-03-01',
    });
  });
  it('has the agency as author where the insight names none', () => {
    expect(byline({ published: '2025-03-01' }, { agency }).author).toBe(agency);
  });
});

describe('a fixed byline', () => {
  it('takes the place of author and date', () => {
    expect(byline({ published: '2025-03-01' }, { author, agency, fixed })).toEqual({
      author: 'Somebody',
      published: '2025-06-01',
    });
  });
  it.each([
    [{ published: '2025-06-02' }, '2025-06-02'],
    [{ published: '2025-03-01', updated: '2025-07-01' }, '2025-07-01'],
    [{ published: '2025-03-01', updated: '2025-05-31' }, undefined],
    [{ published: '2025-06-01' }, undefined],
  ])('%j was revised on %s', (insight, revised) => {
    expect(byline(insight, { agency, fixed }).revised).toBe(revised);
  });
});
