import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { day, picture, referenceTo } from '../../src/content/schema/common.ts';
import { formOf, pictureSchema, spoken } from './form.ts';

/** The form of the one field of a schema. */
function only(schema: z.ZodType) {
  const form = formOf(z.strictObject({ one: schema }));
  return form.kind === 'group' ? form.fields[0] : undefined;
}

it('a schema decides how a field is edited', () => {
  expect(only(z.string().max(40))?.form).toEqual({ kind: 'text', isLong: false, max: 40 });
  expect(only(z.string().max(400))?.form).toEqual({ kind: 'text', isLong: true, max: 400 });
  expect(only(z.string().regex(/^a$/))?.form).toEqual({
    kind: 'text',
    isLong: false,
    pattern: '^a$',
  });
  expect(only(z.int().min(1))?.form).toEqual({ kind: 'number', isWhole: true, min: 1 });
  expect(only(z.boolean())?.form).toEqual({ kind: 'switch' });
  expect(only(day)?.form).toEqual({ kind: 'day' });
  expect(only(z.enum(['a', 'b']))?.form).toEqual({ kind: 'choice', options: ['a', 'b'] });
  expect(only(z.literal('blog'))?.form).toEqual({ kind: 'constant', value: 'blog' });
  expect(only(z.array(referenceTo(z.string(), 'services')))?.form).toEqual({
    kind: 'list',
    item: { kind: 'reference', to: ['services'], isNumber: false },
  });
  expect(only(z.tuple([z.boolean(), z.boolean()]))?.form).toEqual({
    kind: 'tuple',
    items: [{ kind: 'switch' }, { kind: 'switch' }],
  });
  expect(only(z.record(z.string(), z.boolean()))?.form).toEqual({
    kind: 'record',
    value: { kind: 'switch' },
  });
});

it('a picture is asked for with its alternative text', () => {
  const form = only(picture(pictureSchema))?.form;
  expect(
    form?.kind === 'group' && form.fields.map(({ name, form: { kind } }) => [name, kind]),
  ).toEqual([
    ['src', 'picture'],
    ['alt', 'text'],
    ['decorative', 'switch'],
  ]);
});

it('what may be left out, and its sentence for the editor, come from the schema, too', () => {
  expect(only(z.string().optional().describe('Shown above'))).toMatchObject({
    label: 'One',
    hint: 'Shown above',
    required: false,
  });
  expect(only(z.boolean().default(true))).toMatchObject({ required: false, fallback: true });
});

it('names become words', () => {
  expect(['heroTitle', 'meta_description', 'not-found'].map(spoken)).toEqual([
    'Hero title',
    'Meta description',
    'Not found',
  ]);
});
