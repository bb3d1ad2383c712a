import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { day, picture, referenceTo } from '../../src/content/schema/common.ts';
import { schemaOf } from '../validate/json-schema.ts';
import { type Config, fieldsOf } from './fields.ts';
import { sveltiaConfig } from './sveltia-config.ts';

const services = [{ value: 'web', label: 'Web (web)' }];
/** Returns the field of a file with one schema. */
const only = (schema: z.ZodType) =>
  fieldsOf(z.strictObject({ one: schema }), { services })[0] ?? {};

it.each<[z.ZodType, Config]>([
  [z.string().max(40), { widget: 'string', maxlength: 40 }],
  [z.string().max(400), { widget: 'text', maxlength: 400 }],
  [z.string().regex(/^a$/), { widget: 'string', pattern: ['^a$', 'must have the form ^a$'] }],
  [z.int().min(1), { widget: 'number', value_type: 'int', step: 1, min: 1 }],
  [day, { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true }],
  [z.enum(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
  [z.literal('blog'), { widget: 'hidden', default: 'blog' }],
  [
    z.array(referenceTo(z.string(), 'services')),
    { widget: 'select', options: services, multiple: true, required: false },
  ],
  [z.boolean().default(true), { widget: 'boolean', default: true, required: false }],
  [
    z.string().max(40).optional().describe('Shown above'),
    { widget: 'string', maxlength: 40, hint: 'Shown above', required: false },
  ],
])('a schema decides how a field is edited: %#', (schema, config) => {
  expect(only(schema)).toEqual({ name: 'one', label: 'One', ...config });
});

it('a picture is asked for with its alternative text', () => {
  const fields = only(schemaOf(({ image }: SchemaContext) => picture(image))).fields as Config[];
  expect(fields.map(({ name, widget }) => [name, widget])).toEqual([
    ['src', 'image'],
    ['alt', 'text'],
  ]);
});

const { collections } = sveltiaConfig({ name: 'github', repo: 'owner/name' });

it('a form has names in words, and leaves out the fields that follow from the name of the file', () => {
  const [services] = (collections as Config[]).filter(({ name }) => name === 'services');
  const fields = (services?.fields ?? []) as Config[];
  expect(fields).toContainEqual(expect.objectContaining({ label: 'Sub services' }));
  expect(fields.map(({ name }) => name)).not.toContain('title');
});

it('every field to choose in has options, and without any it is a text', () => {
  const reference = z.strictObject({ one: referenceTo(z.string(), 'projects') });
  expect(fieldsOf(reference, {})[0]).toMatchObject({ widget: 'string' });
  const selects = JSON.stringify(collections).match(/"widget":"select"/g) ?? [];
  expect(selects.length).toBeGreaterThan(10);
  expect(JSON.stringify(collections)).not.toContain('"options":[]');
});
