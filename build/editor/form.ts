import { z } from 'astro/zod';

/** One field of a form. */
export interface Field {
  name: string;
  label: string;
  hint?: string | undefined;
  required: boolean;
  /** What the site takes where the field is left out. */
  fallback?: unknown;
  form: Form;
}

/** How a value is edited. */
export type Form =
  | {
      kind: 'text';
      min?: number;
      max?: number;
      pattern?: string;
      isLong: boolean;
      /** True where an empty text says something: it then stands in the file. */
      mayBeEmpty?: boolean;
    }
  | { kind: 'number'; min?: number; max?: number; isWhole: boolean }
  | { kind: 'switch' }
  | { kind: 'day' }
  /** A file, named from the file that names it. */
  | { kind: 'picture' }
  | { kind: 'choice'; options: string[] }
  /** One of what there is of its kind: records of a collection, pictures. */
  | { kind: 'reference'; to: string[]; isNumber: boolean }
  /** Nothing to choose: always this value. */
  | { kind: 'constant'; value: unknown }
  | { kind: 'group'; fields: Field[] }
  | { kind: 'list'; item: Form; min?: number; max?: number }
  /** A list of a fixed length. */
  | { kind: 'tuple'; items: Form[] }
  /** Values under names that the editor chooses. */
  | { kind: 'record'; value: Form };

type Json = z.core.JSONSchema.JSONSchema;

/** Longest text that is edited in one line. */
const ONE_LINE = 90;

/**
 * What a schema says of the values that stand in a file. Where it changes them before it checks them (a day without quotes
 * becomes text), the schema behind the change tells the kind of field.
 */
const asJson = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform') return;
      const { $schema: _, ...behind } = asJson(def.out as z.ZodType);
      Object.assign(jsonSchema, behind);
    },
  }) as Json;

/** "heroTitle" and "meta_description" as people write them. */
export function spoken(name: string): string {
  const words = name
    .replace(/[_-]/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, before: string, after: string) => `${before} ${after}`)
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Limits as JSON Schema has them, less those that stand for "any". */
const limits = (min: number | undefined, max: number | undefined) => ({
  ...(min !== undefined && Math.abs(min) < Number.MAX_SAFE_INTEGER && { min }),
  ...(max !== undefined && Math.abs(max) < Number.MAX_SAFE_INTEGER && { max }),
});

const asObject = (schema: Json['items']): Json | undefined =>
  typeof schema === 'object' && !Array.isArray(schema) ? schema : undefined;

function textForm({ format, pattern, minLength, maxLength }: Json): Form {
  if (format === 'date') return { kind: 'day' };
  const isLong = !pattern && !format && (maxLength ?? Number.POSITIVE_INFINITY) > ONE_LINE;
  return { kind: 'text', isLong, ...limits(minLength, maxLength), ...(pattern && { pattern }) };
}

/** What `picture()` keeps for itself. */
const withoutOwn = (names: string[], properties: Record<string, unknown>) =>
  'src' in properties && (properties.src as { picture?: boolean }).picture
    ? names.filter((name) => name !== 'file')
    : names;

function groupForm({ properties = {}, required = [] }: Json): Form {
  const fields = withoutOwn(Object.keys(properties), properties).flatMap((name): Field[] => {
    const schema = asObject(properties[name]);
    const form = schema && formOfJson(schema, required.includes(name));
    if (!form) return [];
    return [
      {
        name,
        label: schema.title ?? spoken(name),
        hint: schema.description,
        required: required.includes(name),
        fallback: schema.default,
        form,
      },
    ];
  });
  return { kind: 'group', fields };
}

function listForm({ prefixItems, items, minItems, maxItems }: Json): Form | undefined {
  const rest = asObject(items);
  if (prefixItems && !rest) {
    const forms = prefixItems.map((one) => formOfJson(one as Json));
    return forms.every((form) => form !== undefined) ? { kind: 'tuple', items: forms } : undefined;
  }
  const item = rest && formOfJson(rest);
  return item && { kind: 'list', item, ...limits(minItems, maxItems) };
}

function formOfJson(schema: Json, isRequired = true): Form | undefined {
  const { type, anyOf, const: constant } = schema;
  if (schema.picture) return { kind: 'picture' };
  if (Array.isArray(schema.references))
    return { kind: 'reference', to: schema.references.map(String), isNumber: type === 'integer' };
  if (schema.enum) return { kind: 'choice', options: schema.enum.map(String) };
  if (constant !== undefined && isRequired) return { kind: 'constant', value: constant };
  if (anyOf?.every((one) => (one as Json).type === 'string'))
    return {
      kind: 'text',
      isLong: false,
      ...(anyOf.some((one) => (one as Json).const === '') && { mayBeEmpty: true }),
    };
  if (type === 'string') return textForm(schema);
  if (type === 'integer' || type === 'number')
    return {
      kind: 'number',
      isWhole: type === 'integer',
      ...limits(schema.minimum, schema.maximum),
    };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'array') return listForm(schema);
  if (type !== 'object') return undefined;
  const value = asObject(schema.additionalProperties);
  if (!value) return groupForm(schema);
  const form = formOfJson(value);
  return form && { kind: 'record', value: form };
}

/**
 * The form of a schema. A field of which nobody can tell how it would be edited is not in it and stays in its file as it is.
 * @throws where there is none
 */
export function formOf(schema: z.ZodType): Form {
  const form = formOfJson(asJson(schema));
  if (!form) throw new Error('build/editor/form.ts: cannot edit this schema in a form');
  return form;
}

/** A picture in a schema, as `formOf` recognises it. */
export const pictureSchema = () => z.string().meta({ picture: true, title: 'Picture' });
