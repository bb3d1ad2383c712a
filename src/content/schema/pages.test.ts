import { readdirSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { examine } from '../issues.ts';
import { readYamlFile } from '../read.ts';
import { insightCategoriesSchema, insightKindsSchema } from './insight-lists.ts';
import { navigationSchema } from './navigation.ts';
import { pageSchemas } from './pages.ts';
import { pricesSchema } from './prices.ts';
import { siteSchema } from './site.ts';

type Fields = Record<string, Record<string, unknown>>;

/** What is said, of which file, after which change. */
const cases: [issue: string, schema: z.ZodType, file: string, change: (fields: Fields) => void][] =
  [
    [
      'hero.accent: is not in the headline; repeat a part of it, letter for letter',
      pageSchemas.home,
      'pages/home.yaml',
      ({ hero }) => Object.assign(hero ?? {}, { accent: 'elsewhere' }),
    ],
    [
      'hush: has {prodct}, which nothing is put into; write',
      pageSchemas.home,
      'pages/home.yaml',
      (home) => Object.assign(home, { hush: 'A {prodct}' }),
    ],
    [
      'page.picture: there is no picture src/assets/art/nothing.webp; put it there, or write its path',
      pageSchemas.about,
      'pages/about.yaml',
      ({ page }) => Object.assign(page ?? {}, { picture: '../../assets/art/nothing.webp' }),
    ],
    [
      'hero.alt: is missing; say what the picture shows, or remove page.picture',
      pageSchemas.about,
      'pages/about.yaml',
      ({ page, hero }) => {
        Object.assign(page ?? {}, { picture: '../../assets/art/nothing.webp' });
        delete hero?.alt;
      },
    ],
    [
      'url: must be a host and, if the site stands below one, a path',
      siteSchema,
      'site.yaml',
      (site) => Object.assign(site, { url: 'https://agency.example/site?a=b' }),
    ],
    [
      'url: must not end with a slash',
      siteSchema,
      'site.yaml',
      (site) => Object.assign(site, { url: 'https://agency.example/site/' }),
    ],
    [
      'prices[0]: has no amount; give from, to or both',
      pricesSchema,
      'prices.yaml',
      (all) => Object.assign(all, { prices: [{ id: 'a' }] }),
    ],
    [
      'prices[0]: has a from above its to; exchange them',
      pricesSchema,
      'prices.yaml',
      (all) => Object.assign(all, { prices: [{ id: 'a', from: 2, to: 1 }] }),
    ],
    [
      'prices: has an id twice; each price has its own',
      pricesSchema,
      'prices.yaml',
      (all) =>
        Object.assign(all, {
          prices: [
            { id: 'a', to: 1 },
            { id: 'a', to: 2 },
          ],
        }),
    ],
  ];

it.each(cases)('an editor is told: %s', (issue, schema, file, change) => {
  const fields = readYamlFile(`src/content/${file}`) as Fields;
  change(fields);
  const { issues = [] } = examine(file, schema, fields);
  const lines = issues.map(({ field, message }) => `${field}: ${message}`);
  expect(lines.filter((line) => line.startsWith(issue))).toHaveLength(1);
});

/** Fields of a JSON Schema that a form could not label. */
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
  const lists = { insightKindsSchema, insightCategoriesSchema, navigationSchema, pricesSchema };
  const unsaid = Object.entries({ siteSchema, ...lists, ...pageSchemas }).flatMap(
    ([name, schema]) => nameless(z.toJSONSchema(schema, { io: 'input' }), name),
  );
  expect(unsaid).toEqual([]);
  const files = Object.keys(pageSchemas).map((name) => `${name}.yaml`);
  expect(readdirSync('src/content/pages').sort()).toEqual(files.sort());
});
