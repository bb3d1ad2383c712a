import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { ContentError, mistakes } from './mistakes.ts';

/** Below the working directory, which is the project's: a built module stands elsewhere than its source. */
const FOLDER = 'src/content';

/** @throws {ContentError} where the file is missing or no YAML */
function parse(file: string): unknown {
  try {
    // Without the schema's dates: a date in a text is text.
    return load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA });
  } catch (error) {
    if (error instanceof YAMLException) {
      const place = error.mark ? `:${error.mark.line + 1}:${error.mark.column + 1}` : '';
      throw new ContentError([
        `${file}${place}: cannot be read (${error.reason}); check indentation and commas, and put a text with ": " or " #" in it into quotes`,
      ]);
    }
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new ContentError([`${file}: is missing; add it, or run from the project's folder`]);
    throw error;
  }
}

/**
 * A value that fits its schema.
 * @param source file or variable that the value stands in
 * @throws {ContentError} naming every mistake
 */
export function check<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new ContentError(mistakes(source, schema, result.error.issues));
}

/**
 * What stands in a YAML file of src/content/.
 * @throws {ContentError} naming every mistake in the file
 */
export function readContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.infer<Schema> {
  const file = `${FOLDER}/${name}`;
  return check(file, schema, parse(file));
}

/**
 * What stands in the YAML files of a folder of src/content/, by their names.
 * @throws {ContentError} naming every mistake in all of them
 */
export function readFolder<Schemas extends Record<string, z.ZodType>>(
  folder: string,
  schemas: Schemas,
): { [Name in keyof Schemas]: z.infer<Schemas[Name]> } {
  const lines: string[] = [];
  const entries = Object.entries(schemas).map(([name, schema]) => {
    try {
      return [name, readContent(`${folder}/${name}.yaml`, schema)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      lines.push(...error.lines);
      return [name, undefined];
    }
  });
  if (lines.length) throw new ContentError(lines);
  return Object.fromEntries(entries);
}
