import { expect, it } from 'vitest';
import { buildNotes, publication } from './publication.ts';

const insight = (published: string, draft = false) => ({ published, draft });

it.each([
  ['the day before', '2026-03-01T12:00Z', 'UTC', 'later'],
  ['its first second', '2026-03-02T00:00Z', 'UTC', 'public'],
  ['any later day', '2031-01-01T00:00Z', 'UTC', 'public'],
  [
    'its day east of Greenwich, still the day before in UTC',
    '2026-03-01T11:30Z',
    'Pacific/Auckland',
    'public',
  ],
  [
    'the day before west of Greenwich, its day already in UTC',
    '2026-03-02T04:30Z',
    'America/New_York',
    'later',
  ],
  ['its day west of Greenwich', '2026-03-02T05:00Z', 'America/New_York', 'public'],
] as const)('%s', (_, now, zone, expected) => {
  expect(publication(insight('2026-03-02'), new Date(now), zone)).toBe(expected);
});

it('a draft stays a draft, whatever its date', () => {
  for (const published of ['2020-01-01', '2040-01-01'])
    expect(publication(insight(published, true), new Date('2026-03-02T00:00Z'), 'UTC')).toBe(
      'draft',
    );
});

it('a build names the insights it leaves out', () => {
  const data = { published: '2031-01-01' };
  expect(
    buildNotes([
      { file: 'a.md', data, state: 'public' },
      { file: 'b.md', data, state: 'draft' },
      { file: 'c.md', data, state: 'later' },
    ]),
  ).toEqual(['Draft, left out: b.md', 'Held back until 2031-01-01: c.md']);
});

it.each([
  [300, []],
  [301, [expect.stringMatching(/^\/insights lists 301 .* docs\/decisions\/0009-/)]],
])('a build that lists %i insights prints %j', (count, expected) => {
  const listed = { file: 'a.md', data: { published: '2026-01-01' }, state: 'public' } as const;
  const draft = { ...listed, state: 'later' } as const;
  expect(buildNotes([...Array.from({ length: count }, () => listed), draft]).slice(1)).toEqual(
    expected,
  );
});
