import type { z } from 'astro/zod';
import { distance, nearestFirst } from './near.ts';

/** One thing that is wrong with content, for the person who writes it. */
export interface Mistake {
  /** File or variable that it stands in; of a file its path from the project's folder. */
  source: string;
  /** '' where all of it is meant. */
  field: string;
  /** What is wrong and what to do. */
  said: string;
}

const line = ({ source, field, said }: Mistake) => [source, field, said].filter(Boolean).join(': ');

/** Mistakes in content, one line each. Its reader wrote the content and not the code: it carries no stack trace. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(line).join('\n'));
    this.mistakes = mistakes;
    this.stack = '';
  }
}

/** A file that is not there. */
export const missing = (source: string): Mistake => ({
  source,
  field: '',
  said: "is missing; add it, or run from the project's folder",
});

/**
 * A file that is no YAML.
 * @param reason what the reader of YAML says
 */
export const unreadable = (source: string, reason: string): Mistake => ({
  source,
  field: '',
  said: `cannot be read (${reason}); check indentation and commas, and put a text with ": " or " #" in it into quotes`,
});

/** Choices that a message lists; of more it names the nearest. */
const LISTED = 12;

/** What may stand in a field, nearest first to what stands there. */
export function choices(written: unknown, known: readonly string[]): string {
  const sorted = nearestFirst(String(written ?? ''), known);
  const more = sorted.length - LISTED;
  const listed = sorted.slice(0, LISTED).map((word) => word || "''");
  return listed.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** `stats[2].title`, the first entry being 0. */
const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'fields with values',
  record: 'fields with values',
};

/** How a setting of the build is named in mistakes. */
export const settingName = (variable: string) => `${variable} (environment or .env)`;

type Raw<Issue extends z.core.$ZodIssue> = z.core.$ZodRawIssue<Issue>;

/** What the schema that a value does not fit says about the field. */
const description = ({ inst }: { inst?: unknown }) =>
  inst && typeof inst === 'object' && 'description' in inst && inst.description
    ? ` (${inst.description})`
    : '';

function typeMistake(issue: Raw<z.core.$ZodIssueInvalidType>): string {
  const { input, expected } = issue;
  const kind = KINDS[expected] ?? expected;
  if (input === undefined || input === null) return `is missing; add ${kind}${description(issue)}`;
  if (expected === 'string' && (typeof input !== 'object' || input instanceof Date)) {
    const read =
      input instanceof Date ? 'a date' : typeof input === 'boolean' ? 'true or false' : 'a number';
    return `is read as ${read}; put it into quotes`;
  }
  return typeof input === 'string' && /^\d+$/.test(input)
    ? `must be ${kind}; write it without quotes`
    : `must be ${kind}`;
}

/** What is wrong with a number, a text or a list that is too large or too small. */
function sizeMistake(issue: Raw<z.core.$ZodIssueTooBig> | Raw<z.core.$ZodIssueTooSmall>): string {
  const { input } = issue;
  const [limit, side] =
    issue.code === 'too_big' ? [issue.maximum, 'at most'] : [issue.minimum, 'at least'];
  if (typeof input === 'string')
    return input.trim() === ''
      ? 'is empty; write a text'
      : `has ${input.trim().length} characters; write ${side} ${limit}`;
  if (Array.isArray(input)) return `has ${input.length} entries; give ${side} ${limit}`;
  return `is ${input}; give ${side} ${limit}`;
}

function formMistake({ input, format, pattern }: Raw<z.core.$ZodIssueInvalidStringFormat>): string {
  if (format === 'url') return 'must be a whole address, https://…';
  if (format === 'date') return `is "${input}"; write the day as 2026-01-31`;
  if (format === 'email') return 'must be an e-mail address';
  return `is "${input}" and must have the form ${pattern ?? format}`;
}

/**
 * What zod found, in words for the writer of the content: an error map for `safeParse` (https://zod.dev/error-customization).
 * A message of the schema itself wins over it.
 */
const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return typeMistake(issue);
    case 'too_big':
    case 'too_small':
      return sizeMistake(issue);
    case 'invalid_format':
      return formMistake(issue);
    case 'invalid_value': {
      const written =
        issue.input === undefined ? 'is missing' : `is ${JSON.stringify(issue.input)}`;
      return `${written}; write one of: ${choices(issue.input, issue.values.map(String))}`;
    }
    case 'invalid_union':
      return issue.errors
        .map((option) => option.map(({ message }) => message).join(', '))
        .filter((message, index, all) => all.indexOf(message) === index)
        .join('; or: ');
    default:
      return undefined;
  }
};

type Fields = Record<PropertyKey, unknown> | undefined;

const fieldsOf = (schema: unknown) =>
  schema && typeof schema === 'object' && 'shape' in schema
    ? Object.keys(schema.shape as object)
    : [];

/** The schema of a field, where it can be found without knowing the data. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): unknown {
  let field: unknown = schema;
  for (const key of path) {
    const { shape, element } = field as { shape?: Record<PropertyKey, unknown>; element?: unknown };
    field = typeof key === 'number' ? element : shape?.[key];
    if (!field) return undefined;
  }
  return field;
}

/** What an unknown field may have been meant to be: a name of which no more than half of the letters differ. */
function meant(key: string, names: readonly string[]): string {
  const [name] = nearestFirst(key, names);
  return name && distance(key, name) <= key.length / 2 ? ` (${name}?)` : '';
}

/**
 * A value as its schema makes it, or what is wrong with it.
 * @param source file or variable that the value stands in
 */
export function examine<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  value: unknown,
): { data: z.output<Schema>; mistakes?: never } | { data?: never; mistakes: Mistake[] } {
  const { data, error } = schema.safeParse(value, { error: explain });
  if (!error) return { data };
  const mistakes = error.issues.flatMap((issue): Mistake[] => {
    const { path, message } = issue;
    if (issue.code !== 'unrecognized_keys')
      return [{ source, field: fieldName(path), said: message }];
    const record = path.reduce<unknown>((part, key) => (part as Fields)?.[key], value);
    const names = fieldsOf(schemaAt(schema, path)).filter((name) => !(record as Fields)?.[name]);
    return issue.keys.map((key) => ({
      source,
      field: fieldName([...path, key]),
      said: `is not a field that can stand here; correct its spelling${meant(key, names)} or remove it`,
    }));
  });
  return { mistakes };
}
