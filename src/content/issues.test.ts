import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { choices, validate } from './issues.ts';
import { day, description, text } from './schema/common.ts';

const schema = z.strictObject({
  title: text.max(10).describe('The heading'),
  summary: text.min(3).optional(),
  amount: z.number().max(9).optional(),
  day: day.optional(),
  tone: z.enum(['mint', 'rose']).optional(),
  url: z.url().optional(),
  email: z.email().optional(),
  code: z
    .string()
    .regex(/^\d\d$/)
    .optional(),
  either: z.union([z.int(), z.iso.date()]).optional(),
  steps: z
    .array(z.strictObject({ name: text }))
    .max(2)
    .optional(),
});
const good = { title: 'Title' };

const cases: [fields: object, field: string, message: string | RegExp][] = [
  [{ title: undefined }, 'title', 'is missing; add a text (The heading)'],
  [{ title: 12 }, 'title', 'is read as a number; put it into quotes'],
  [{ amount: '12' }, 'amount', 'must be a number; write it without quotes'],
  [{ title: ' ' }, 'title', 'is empty; write a text'],
  [{ title: 'TODO' }, 'title', /^is placeholder text/],
  [{ title: 'x'.repeat(12) }, 'title', 'has 12 characters; write at most 10'],
  [{ summary: 'ab' }, 'summary', 'has 2 characters; write at least 3'],
  [{ amount: 10 }, 'amount', 'is 10; give at most 9'],
  [{ steps: [1, 2, 3].map(() => ({ name: 'a' })) }, 'steps', 'has 3 entries; give at most 2'],
  [{ day: '31.01.2026' }, 'day', 'is "31.01.2026"; write the day as 2026-01-31'],
  [{ url: 'agency' }, 'url', 'must be a full address, https://…'],
  [{ email: 'nobody' }, 'email', 'must be an email address'],
  [{ code: 'a' }, 'code', /^is "a" but must have the form/],
  [{ tone: 'ros' }, 'tone', 'is "ros"; write one of: rose, mint'],
  [{ either: [] }, 'either', 'must be a number; or: must be a text'],
  [{ steps: [{ name: 'a' }, {}] }, 'steps[1].name', 'is missing; add a text'],
  [{ sumary: 'a' }, 'sumary', 'is not a field here; correct its spelling (summary?) or remove it'],
  [{ colour: 'a' }, 'colour', 'is not a field here; correct its spelling or remove it'],
];

it('a name that looks like another one is said to be spelt otherwise', () => {
  expect(choices('cafe\u0301', ['a', 'café'])).toContain('café, which looks the same but');
  expect(choices('Shot 3.45 PM', ['Shot 3.45\u202fPM'])).toContain('looks the same');
});

it.each(['三只猫', 'A red cup'])('a picture is described in any script: %s', (alt) => {
  expect(description.safeParse(alt).success).toBe(true);
});
it.each(['Cup', 'IMG_1234.jpg', ' '])('a picture is not described by "%s"', (alt) => {
  expect(description.safeParse(alt).success).toBe(false);
});

it.each(cases)('of %j it is said in %s: %s', (fields, field, message) => {
  const { issues } = validate('a.yaml', schema, { ...good, ...fields });
  const said = typeof message === 'string' ? message : expect.stringMatching(message);
  expect(issues).toEqual([{ source: 'a.yaml', field, message: said }]);
});
