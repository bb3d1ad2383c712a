import type { z } from 'astro/zod';
import { asJson, asObject, type Json } from '../validate/json-schema.ts';

/** A part of the configuration of Sveltia CMS (https://sveltiacms.app/en/docs). */
export type Config = Record<string, unknown>;
/** Options of the reference fields, by the name of a collection or a folder of pictures. */
export type References = Readonly<Record<string, readonly { value: string; label: string }[]>>;

/** Longest text that is edited in one line. */
const ONE_LINE = 90;
/** Image types that an editor may upload. SVG is left out: it can carry scripts. */
const ACCEPTED = 'image/avif,image/jpeg,image/png,image/webp';
/** Fields that identify a collapsed entry of a list, the best first. */
const TELLING = [
  ...['name', 'title', 'label', 'heading', 'question', 'client'],
  ...['phase', 'problem', 'id'],
];

/** Labels for fields whose names are technical terms. */
const LABELS: Readonly<Record<string, string>> = {
  alt: 'The picture in words',
  demo: 'Invented',
  heroBg: 'Picture of the head',
  heroImage: 'Picture of the head',
  heroText: 'Text under the headline',
  heroTitle: 'Headline',
  herotitle: 'Headline',
  href: 'Leads to',
  img: 'Small picture',
  leftContent: 'Left column',
  leftsidecontent: 'Left column',
  meta_description: 'Summary',
  ogDescription: 'Description when shared',
  ogTitle: 'Title when shared',
  rightContent: 'Right column',
  rightsidecontent: 'Right column',
  seo: 'Search engines',
  seoDescription: 'Description for search engines',
  seoTitle: 'Title for search engines',
  slug: 'End of the address',
  sourceCategory: 'Category',
  src: 'File',
  twitterDescription: 'Description when shared on X',
  url: 'Address',
};

export function humanize(name: string): string {
  const words = name
    .replace(/[_-]/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, before: string, after: string) => `${before} ${after}`)
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const range = (min: number | undefined, max: number | undefined) => ({
  ...(min !== undefined && Math.abs(min) < Number.MAX_SAFE_INTEGER && { min }),
  ...(max !== undefined && Math.abs(max) < Number.MAX_SAFE_INTEGER && { max }),
});

function text({ format, pattern, minLength = 0, maxLength }: Json): Config {
  if (format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  const isLong = !pattern && !format && (maxLength ?? Number.POSITIVE_INFINITY) > ONE_LINE;
  return {
    widget: isLong ? 'text' : 'string',
    // A required field needs one character anyway.
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern && { pattern: [pattern, `must have the form ${pattern}`] }),
  };
}

const isTuple = ({ prefixItems, items }: Json) => prefixItems !== undefined && !asObject(items);

function list(schema: Json, references: References): Config | undefined {
  if (isTuple(schema)) return fixedList(schema.prefixItems as Json[], references);
  const rest = asObject(schema.items);
  const item = rest && control(rest, references);
  if (!item) return undefined;
  const limits = range(schema.minItems, schema.maxItems);
  if (item.widget === 'select') return { ...item, multiple: true, ...limits };
  if (item.widget !== 'object')
    return { widget: 'list', field: { name: 'item', label: 'Entry', ...item }, ...limits };
  const fields = item.fields as Config[];
  const telling = TELLING.find((name) => fields.some((field) => field.name === name));
  const summary = telling && { summary: `{{fields.${telling}}}` };
  return { widget: 'list', fields, collapsed: true, ...summary, ...limits };
}

/** Returns the control of a list of fixed length; undefined if its entries differ. */
function fixedList(items: readonly Json[], references: References): Config | undefined {
  const [first, ...rest] = items.map((item) => JSON.stringify(item));
  const { length, 0: item } = items;
  if (!item || rest.some((one) => one !== first)) return undefined;
  return list({ type: 'array', items: item, minItems: length, maxItems: length }, references);
}

/** Returns the control of a value; undefined if no control can edit it. */
function control(schema: Json, references: References, isRequired = true): Config | undefined {
  const { type, anyOf, const: constant } = schema;
  if (schema.picture) return { widget: 'image', accept: ACCEPTED, choose_url: false };
  if (Array.isArray(schema.references)) {
    const options = schema.references.flatMap((name) => references[String(name)] ?? []);
    // Sveltia refuses a choice without options: a site may have no record or picture of this kind yet.
    return options.length > 0 ? { widget: 'select', options } : { widget: 'string' };
  }
  // A mark that is `true` or absent, as for a decorative picture: without it the file must not have the line.
  if (constant === true) return undefined;
  if (schema.enum) return { widget: 'select', options: schema.enum.map(String) };
  if (constant !== undefined && isRequired) return { widget: 'hidden', default: constant };
  if (anyOf?.every((one) => (one as Json).type === 'string')) return { widget: 'string' };
  if (type === 'string') return text(schema);
  if (type === 'integer' || type === 'number')
    return {
      widget: 'number',
      ...(type === 'integer'
        ? { value_type: 'int', step: 1 }
        : { value_type: 'float', step: 0.01 }),
      ...range(schema.minimum, schema.maximum),
    };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'array') return list(schema, references);
  if (type !== 'object') return undefined;
  // Values under free names: Sveltia edits only texts.
  const value = asObject(schema.additionalProperties);
  if (value) return value.type === 'string' ? { widget: 'keyvalue' } : undefined;
  const fields = properties(schema, references);
  return {
    widget: 'object',
    collapsed: !fields.some(({ widget }) => widget === 'image'),
    fields,
  };
}

/** True if a field may stay empty. The content check reports texts that must not, and lists with too few entries. */
const mayBeEmpty = (name: string, schema: Json) =>
  name === 'alt' ||
  schema.type === 'boolean' ||
  (schema.anyOf ?? []).some((one) => (one as Json).const === '') ||
  (schema.type === 'array' && !isTuple(schema) && !schema.minItems);

/** Returns the fields of an object. A field without a control is left out, and its file keeps it unchanged. */
function properties({ properties = {}, required = [] }: Json, references: References): Config[] {
  const isPicture = asObject(properties.src)?.picture;
  return Object.keys(properties).flatMap((name) => {
    const schema = asObject(properties[name]);
    const isRequired = required.includes(name);
    const own = schema && control(schema, references, isRequired);
    // Internal to `picture()`.
    if (!own || (isPicture && name === 'file')) return [];
    const { description: hint, default: fallback } = schema;
    return {
      name,
      label: schema.title ?? LABELS[name] ?? humanize(name),
      ...(hint && own.widget !== 'hidden' && { hint }),
      ...((!isRequired || mayBeEmpty(name, schema)) && { required: false }),
      ...(own.widget === 'boolean' && fallback !== undefined && { default: fallback }),
      ...own,
      ...(own.widget === 'text' && TELLING.includes(name) && { widget: 'string' }),
    };
  });
}

/** Returns the fields of a file's schema; a list becomes one field with its entries. @throws if no control can edit it */
export function fieldsOf(schema: z.ZodType, references: References): Config[] {
  const own = control(asJson(schema), references);
  if (!own) throw new Error('build/editor/fields.ts: cannot edit this schema in a form');
  if (own.widget === 'object') return own.fields as Config[];
  return [{ name: 'entries', label: 'Entries', ...own, root: true }];
}
