import type { z } from 'astro/zod';
import { editDistance, sortBySimilarity } from './edit-distance.ts';

export interface ContentIssue {
  /** Path of the file from the project's folder, or name of the variable. */
  source: string;
  /** Path of the field, such as `stats[2].title`; '' if the issue is about the whole source. */
  field: string;
  /** The fault and its remedy. */
  message: string;
}

/** Cuts a data: address, since it contains the whole picture. */
const line = ({ source, field, message }: ContentIssue) =>
  [source, field, message.replace(/(data:\S{55})\S+/g, '$1…')].filter(Boolean).join(': ');

/** Lists issues, one per line. Has no stack trace: its readers write content, not code. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(issues.map(line).join('\n'));
    this.issues = issues;
    this.stack = '';
  }
}

export const contentError = (source: string, field: string, message: string) =>
  new ContentError([{ source, field, message }]);

type Attempt<Value> =
  | { value: Value; issues?: never }
  | { value?: never; issues: readonly ContentIssue[] };

/** Returns the function's result, or the issues it throws. */
export function attempt<Value>(read: () => Value): Attempt<Value> {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof ContentError) return { issues: error.issues };
    throw error;
  }
}

const LISTED = 12;

/** Joins the options of a field, closest to the written value first. */
export function choices(written: unknown, known: readonly string[]): string {
  const sorted = sortBySimilarity(String(written ?? ''), known);
  const plain = (word: string) => word.normalize('NFKC');
  const twin = known.find((word) => plain(word) === plain(String(written)));
  if (twin)
    return `${twin}, which looks the same but has different characters ("é" is one or two, spaces are of several kinds): copy it from here`;
  const more = sorted.length - LISTED;
  const listed = sorted.slice(0, LISTED).map((word) => word || "''");
  return listed.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

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

export const settingName = (variable: string) => `${variable} (environment or .env)`;

type Raw<Issue extends z.core.$ZodIssue> = z.core.$ZodRawIssue<Issue>;

const description = ({ inst }: { inst?: unknown }) =>
  inst && typeof inst === 'object' && 'description' in inst && inst.description
    ? ` (${inst.description})`
    : '';

function typeMessage(issue: Raw<z.core.$ZodIssueInvalidType>): string {
  const { input, expected } = issue;
  const kind = KINDS[expected] ?? expected;
  if (input === undefined || input === null) return `is missing; add ${kind}${description(issue)}`;
  if (expected === 'string' && typeof input !== 'object')
    return `is read as ${typeof input === 'boolean' ? 'true or false' : 'a number'}; put it into quotes`;
  return typeof input === 'string' && /^\d+$/.test(input)
    ? `must be ${kind}; write it without quotes`
    : `must be ${kind}`;
}

function sizeMessage(issue: Raw<z.core.$ZodIssueTooBig> | Raw<z.core.$ZodIssueTooSmall>): string {
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

function formatMessage({
  input,
  format,
  pattern,
}: Raw<z.core.$ZodIssueInvalidStringFormat>): string {
  if (format === 'url') return 'must be a full address, https://…';
  if (format === 'date') return `is "${input}"; write the day as 2026-01-31`;
  if (format === 'email') return 'must be an email address';
  return `is "${input}" but must have the form ${pattern ?? format}`;
}

const valueMessage = (input: unknown, known: readonly unknown[]) =>
  `${input === undefined ? 'is missing' : `is ${JSON.stringify(input)}`}; write one of: ${choices(input, known.map(String))}`;

/** Error map with messages for authors (https://zod.dev/error-customization). A message in the schema takes precedence. */
const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue);
    case 'too_big':
    case 'too_small':
      return sizeMessage(issue);
    case 'invalid_format':
      return formatMessage(issue);
    case 'invalid_value':
      return valueMessage(issue.input, issue.values);
    case 'invalid_union':
      if (Array.isArray(issue.options))
        return valueMessage(Object(issue.input)[String(issue.discriminator)], issue.options);
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

/** Returns the schema of a field; undefined below unions, records and effects. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): unknown {
  let field: unknown = schema;
  for (const key of path) {
    const { shape, element } = field as { shape?: Record<PropertyKey, unknown>; element?: unknown };
    field = typeof key === 'number' ? element : shape?.[key];
    if (!field) return undefined;
  }
  return field;
}

function didYouMean(key: string, names: readonly string[]): string {
  const [name] = sortBySimilarity(key, names);
  return name && editDistance(key, name) <= key.length / 2 ? ` (${name}?)` : '';
}

/** Returns the output of the schema, or the issues. @param source file or variable that has the value */
export function validate<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  value: unknown,
): { data: z.output<Schema>; issues?: never } | { data?: never; issues: ContentIssue[] } {
  const { data, error } = schema.safeParse(value, { error: explain });
  if (!error) return { data };
  const issues = error.issues.flatMap((issue): ContentIssue[] => {
    const { path, message } = issue;
    if (issue.code !== 'unrecognized_keys') return [{ source, field: fieldName(path), message }];
    const record = path.reduce<unknown>((part, key) => (part as Fields)?.[key], value);
    const names = fieldsOf(schemaAt(schema, path)).filter((name) => !(record as Fields)?.[name]);
    return issue.keys.map((key) => ({
      source,
      field: fieldName([...path, key]),
      message: `is not a field here; correct its spelling${didYouMean(key, names)} or remove it`,
    }));
  });
  return { issues };
}
