import type { z } from 'astro/zod';

/** Mistakes in content, one line each. Its reader wrote the content and not the code: it carries no stack trace. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
    this.stack = this.message;
  }
}

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** `stats[2].title`, the first entry being 0. */
const fieldName = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** What the schema says about a field, where it can be found without knowing the data. */
function description(schema: z.ZodType, path: Path): string | undefined {
  let field: unknown = schema;
  for (const key of path) {
    const { shape, element } = field as { shape?: Record<PropertyKey, unknown>; element?: unknown };
    field = typeof key === 'number' ? element : shape?.[key];
    if (!field) return undefined;
  }
  return (field as z.ZodType).description;
}

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

/** What is wrong with a number, a text or a list that is too large or too small. */
function sizeMistake(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const [limit, side] =
    issue.code === 'too_big' ? [issue.maximum, 'at most'] : [issue.minimum, 'at least'];
  if (issue.origin === 'string')
    return issue.input === '' || String(issue.input).trim() === ''
      ? 'is empty; write a text'
      : `has ${String(issue.input).trim().length} characters; write ${side} ${limit}`;
  if (issue.origin === 'array')
    return `has ${(issue.input as unknown as unknown[]).length} entries; give ${side} ${limit}`;
  return `is ${issue.input}; give ${side} ${limit}`;
}

/** Mistake and remedy, for every field that an issue of zod is about. */
function tell(schema: z.ZodType, issue: Issue): [path: Path, said: string][] {
  const { path } = issue;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => [
        [...path, key],
        'is not a field that can stand here; correct its spelling or remove it',
      ]);
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected;
      if (issue.input !== undefined && issue.input !== null)
        return [
          [
            path,
            issue.expected === 'string' && typeof issue.input !== 'object'
              ? `is read as ${typeof issue.input === 'boolean' ? 'true or false' : 'a number'}; put it into quotes`
              : `must be ${kind}`,
          ],
        ];
      const about = description(schema, path);
      return [[path, `is missing; add ${kind}${about ? ` (${about})` : ''}`]];
    }
    case 'too_big':
    case 'too_small':
      return [[path, issue.message.startsWith('Too ') ? sizeMistake(issue) : issue.message]];
    case 'invalid_value':
      return [
        [
          path,
          `${issue.input === undefined ? 'is missing' : `is ${JSON.stringify(issue.input)}`}; write one of: ${issue.values.map((value) => (value === '' ? "''" : String(value))).join(', ')}`,
        ],
      ];
    default:
      return [[path, issue.message]];
  }
}

/**
 * One line for each mistake: where it stands, what is wrong, what to do.
 * @param source file or variable that the value stands in
 */
export const mistakes = (source: string, schema: z.ZodType, issues: readonly Issue[]): string[] =>
  issues
    .flatMap((issue) => tell(schema, issue))
    .map(([path, said]) => [source, fieldName(path), said].filter(Boolean).join(': '));
