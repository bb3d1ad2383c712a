import { z } from 'astro/zod';
import { placeholderFault } from '../../lib/fill-in.ts';

/** Background colours; values in theme/tokens.css. A service, an industry or a category owns one for its picture, card and hero. */
export type Tone = `tone-${number}`;
export const tones = Array.from({ length: 12 }, (_, index): Tone => `tone-${index + 1}`);
export const tone = z.enum(tones);

/** Refuses unknown placeholders. In a text with placeholders `{{` becomes a brace when they are filled, in any other one here. */
export const withPlaceholders = (base: z.ZodString, ...names: string[]) =>
  base
    .refine((value) => placeholderFault(value, names) === '', {
      error: ({ input }) => placeholderFault(String(input), names),
    })
    .overwrite((value) => (names.length > 0 ? value : value.replace(/(\{|\})\1/g, '$1')));

/** Trimmed, never empty, no dummy text. */
export const anyText = z
  .string()
  .trim()
  .min(1)
  .refine(
    // In Spanish and Portuguese "todo" is a word.
    (value) => !/lorem ipsum/i.test(value) && !/\b(?:TODO|TBD)\b/.test(value),
    'is placeholder text; write what visitors should read',
  );

/** A finished sentence or label. */
export const text = withPlaceholders(anyText);
/** Words without YAML or Markdown syntax: they are put into texts before these are parsed. */
export const words = text.regex(
  /^[\p{L}\p{Sc}\d][\p{L}\p{M}\p{Sc}\d .,+%’()–-]*$/u,
  'may have letters, digits, currency signs and .,+%’()- only',
);

/** One short sentence that a page shows alone. */
export const shortSentence = text.max(90).describe('One sentence, as large as the page allows');

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** Names a record of a collection, or a logo (`logos`): options of the editor, checked by build/validate/references.ts. */
export const referenceTo = <Schema extends z.ZodType>(schema: Schema, ...what: string[]): Schema =>
  schema.meta({ references: what });

/** A path on this site: begins with a slash and, except for home, does not end with one. */
export const path = z
  .string()
  .regex(
    /^\/(?:[a-z0-9\-/]*[a-z0-9])?(?:#[^\s#]+)?$/,
    'must be a path such as /services/seo-semantic',
  );

export const externalUrl = z.url({ protocol: /^https$/ });

/** A list of entries with these fields. */
export const list = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.array(z.strictObject(fields));

/** True if the entry invents people, firms or figures; `npm run launch-check` lists the remaining ones. */
export const demo = z.boolean().default(false);

/** An ISO day, in quotes or without. */
export const day = z.iso.date();

/** YAML reads the name of 3.yaml as a number. */
const numberAsText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/** Number of a list entry, in quotes or without: its place on the page. */
export const entryNumber = z.preprocess(
  numberAsText,
  z.string().regex(/^\d+$/, 'must be a whole number, such as 12'),
);

/** Name of a record's file, without its ending; a number needs no quotes. */
export const recordName = z.preprocess(numberAsText, slug);

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const isDescription = (text: string) =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length > 1 &&
  !/^\S+\.\w{3,4}$/.test(text.trim());

/** Describes a picture in two or more words, of any script. A file name describes nothing. */
export const description = anyText.refine(
  isDescription,
  'must say what the picture shows, in two words or more',
);

/** Copies the written path of a picture to `file`: Astro replaces `src` with the optimised picture. */
const keepSourcePath = (value: unknown) =>
  value && typeof value === 'object' && 'src' in value ? { ...value, file: value.src } : value;

/** A picture with its alternative text; `alt: ''` needs `decorative: true`. `file` is its path from the file that names it. */
export const picture = <Image extends z.ZodType>(image: () => Image) =>
  z.preprocess(
    keepSourcePath,
    z
      .strictObject({
        src: image(),
        file: z.string().optional(),
        alt: z.string().default('').describe('Describes the picture for people who do not see it'),
        decorative: z.literal(true).optional().describe('Decoration only; alt is then empty'),
      })
      .refine(({ alt, decorative }) => (decorative ? alt === '' : isDescription(alt)), {
        message:
          'describe the picture in alt, in two words or more, or write decorative: true and alt: ""',
        path: ['alt'],
      }),
  );
