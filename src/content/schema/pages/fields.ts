import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { anyText, description, path, tones, withPlaceholders } from '../common.ts';

/** Makes fields of at most `max` characters. A field lists the placeholders it may contain, such as "brand" for {brand}. */
const limited =
  (max: number, base = anyText) =>
  (about: string, ...placeholders: string[]) =>
    withPlaceholders(base.max(max), ...placeholders).describe(about);

/** A button, a field name or a word beside a figure. */
export const label = limited(48);
/** Fields with the same schema, by name. */
export const each = <Name extends string, Schema>(schema: Schema, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, schema])) as { [Key in Name]: Schema };
/** Labels of one kind, by name. */
export const labels = <Name extends string>(about: string, ...names: Name[]) =>
  z.strictObject(each(label(about), ...names));
export const title = limited(90);
/** One or two short sentences. */
export const line = limited(180);
export const passage = limited(360);
export const paragraph = limited(1_000);
/** A text that keeps trailing spaces and may contain dummy text. */
export const rawText = limited(1_000, z.string().min(1));
export const pageDescription = (about: string, ...places: string[]) =>
  limited(160, anyText.min(70))(about, ...places);
export const alt = limited(220, description)('Describes the picture for people who do not see it');

export const link = z.strictObject({
  label: label('Text of the link or button'),
  href: path.describe('Target: a path such as /contact'),
});
export const heading = title('Heading');
export const lead = passage('Text under the heading');
export const head = z.strictObject({ title: heading, text: lead });
export const questionsHead = head.extend({ more: label('Link to all questions on the home page') });
export const demo = z
  .boolean()
  .describe('True if people, firms or figures are invented; `npm run launch-check` lists it');
export const number = z
  .string()
  .regex(/^\d\d$/, 'must be two digits in quotes, such as "01"')
  .describe('Number shown beside the entry');
const ASSET = /^(?:(?:\.\.\/)+|\/src\/)(assets\/.+)$/;
/** Path of a picture from the project's root. @param path from the file that names it, or from the root: /src/assets/… */
export const assetFile = (path: string): string => `src/${ASSET.exec(path)?.[1] ?? path}`;
/** False if only the built site is there, as in the image of deploy/. */
const hasAssets = existsSync('src/assets');
/** A picture of src/assets/, named as a record names one. */
export const art = z
  .string()
  .refine((path) => !hasAssets || (ASSET.test(path) && existsSync(assetFile(path))), {
    error: ({ input }) =>
      `there is no picture ${assetFile(String(input))}; put it there, or write its path, such as ../../assets/art/about.webp`,
  })
  .meta({ picture: true })
  .describe('Picture of src/assets/: its path from this file');

export const callToAction = head
  .extend({
    action: link.describe('Button'),
    picture: art.optional().describe("Decorative picture beside the button; by default the hero's"),
  })
  .describe('Last band of the page');

export const cardGrid = head.extend({ action: label('Link on each card') });
/** A claim and its reasons. */
export const statement = z.strictObject({
  title: heading,
  lead: line('Sentence in large letters'),
  paragraphs: z.array(paragraph('Paragraph')).min(1),
});
/** Texts beside a count: `one`, `other`, and further plural forms in languages that have them. */
export const countForms = (about: string, ...places: string[]) => ({
  one: label(`${about}: one, and in some languages none`, 'count', ...places),
  other: label(`${about}: any other number`, 'count', ...places),
  ...each(
    label(`${about}: a plural form of some languages`, 'count', ...places).optional(),
    ...(['zero', 'two', 'few', 'many'] as const),
  ),
});

export const costColumns = labels('Head of the column', 'name', 'price', 'duration', 'text');

export const view = z.strictObject({
  legend: label('Name of the choice, read out'),
  grid: label('Button: as pictures'),
  list: label('Button: as lines'),
});

const pageTone = z
  .enum([...tones, 'brand-1', 'canvas', 'ink'])
  .describe('Background of hero and share picture, a tone of theme/tokens.css');

/** Name, address and look of a page in menus, breadcrumbs, head, sitemap, share picture and search. */
export const pageRecord = z.strictObject({
  path: path.describe('Address. The file in src/pages has the same name, so change both'),
  name: label('Label in menus, breadcrumbs and search'),
  title: limited(70)('Title in the browser tab and in search results', 'brand'),
  description: pageDescription('Shown under the title in search results: 70 to 160 characters'),
  tone: pageTone,
  /** Without one, plain shapes in the page's tone take its place. */
  picture: art.optional(),
});

export const hero = z.strictObject({
  title: heading.describe('Headline of the page and of its share picture'),
  text: lead,
  alt: alt.optional(),
});

export const glanceLabels = {
  title: heading,
  price: label('Label above the price'),
  duration: label('Label above the duration'),
  project: label('Label above the related project'),
};

type Pictured = { page: { picture?: unknown }; hero: { alt?: unknown } };
/** Requires alternative text in the hero if the page has a picture. */
export const describesPicture = <Schema extends z.ZodType<Pictured>>(page: Schema) =>
  page.refine(({ page, hero }) => !page.picture || hero.alt, {
    error: 'is missing; say what the picture shows, or remove page.picture',
    path: ['hero', 'alt'],
  });
