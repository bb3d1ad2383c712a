import { readdirSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { readYamlFile } from '../files.ts';
import { validate } from '../issues.ts';
import { factText } from './pages/procurement.ts';
import { pageSchemas, siteSchemas } from './pages.ts';

const SCHEMAS = {
  'site.yaml': siteSchemas.site,
  'prices.yaml': siteSchemas.prices,
  'pages/home.yaml': pageSchemas.home,
  'pages/about.yaml': pageSchemas.about,
};
const picture = '../../assets/art/nothing.webp';
const url = 'https://agency.example/site';

it.each<[issue: string, file: keyof typeof SCHEMAS, change: Record<string, object | string>]>([
  [
    'hero.accent: is not in the headline; repeat a part of it, letter for letter',
    'pages/home.yaml',
    { hero: { accent: 'elsewhere' } },
  ],
  ['sentence: has {prodct}, which cannot be filled', 'pages/home.yaml', { sentence: 'A {prodct}' }],
  [
    'page.picture: there is no picture src/assets/art/nothing.webp; put it there, or write its path',
    'pages/about.yaml',
    { page: { picture } },
  ],
  [
    'hero.alt: is missing; say what the picture shows, or remove page.picture',
    'pages/about.yaml',
    { page: { picture }, hero: { alt: undefined } },
  ],
  ['url: must be a host and, if the site', 'site.yaml', { url: `${url}?a=b` }],
  ['url: must not end with a slash', 'site.yaml', { url: `${url}/` }],
  ['prices[0]: has no amount; give from, to or both', 'prices.yaml', { prices: [{ id: 'a' }] }],
  [
    'prices[0]: has a from above its to; swap them',
    'prices.yaml',
    { prices: [{ id: 'a', from: 2, to: 1 }] },
  ],
  [
    'prices: has an id twice; each price has its own',
    'prices.yaml',
    { prices: [1, 2].map((to) => ({ id: 'a', to })) },
  ],
])('an editor is told: %s', (issue, file, change) => {
  const fields = readYamlFile(`src/content/${file}`) as Record<string, unknown>;
  for (const [name, value] of Object.entries(change))
    fields[name] =
      typeof value === 'object' && !Array.isArray(value)
        ? { ...Object(fields[name]), ...value }
        : value;
  const { issues = [] } = validate(file, SCHEMAS[file] as z.ZodType, fields);
  const lines = issues.map(({ field, message }) => `${field}: ${message}`);
  expect(lines.filter((line) => line.startsWith(issue))).toHaveLength(1);
});

/** Returns the fields of a JSON Schema that a form could not label. */
function nameless(schema: z.core.JSONSchema.BaseSchema, path: string): string[] {
  const { properties, items, description } = schema;
  if (properties)
    return Object.entries(properties).flatMap(([name, field]) =>
      nameless(field as z.core.JSONSchema.BaseSchema, `${path}.${name}`),
    );
  if (items && !description && !Array.isArray(items))
    return nameless(items as z.core.JSONSchema.BaseSchema, `${path}[]`);
  return description ? [] : [path];
}

it('every field says what it is for, and each page has a schema', () => {
  const unsaid = Object.entries({ ...siteSchemas, ...pageSchemas }).flatMap(([name, schema]) =>
    nameless(z.toJSONSchema(schema, { io: 'input' }), name),
  );
  expect(unsaid).toEqual([]);
  const files = Object.keys(pageSchemas).map((name) => `${name}.yaml`);
  expect(readdirSync('src/content/pages').sort()).toEqual(files.sort());
});

it('an editor is told that site.yaml lacks the phone of a fact', () => {
  const { issues } = validate('', factText(false), 'Call {phone}.');
  expect(issues).toMatchObject([{ message: expect.stringContaining('site.yaml has no phone') }]);
  expect(validate('', factText(true), 'Call {phone}.').issues).toBeUndefined();
});
