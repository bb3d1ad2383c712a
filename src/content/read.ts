import type { z } from 'astro/zod';
import { CORE_SCHEMA, load, YAMLException, type Schema as YamlSchema } from 'js-yaml';
import { readText } from './files.ts';
import { ContentError, examine, type Mistake, missing, unreadable } from './mistakes.ts';

/** Below the working directory, which is the project's: a built module stands elsewhere than its source. */
export const CONTENT = 'src/content';

/**
 * The value of a YAML text.
 * @param file that the text stands in
 * @param firstLine of the text in the file, counted from 1
 * @throws {ContentError} where it is no YAML
 */
export function parseYaml(text: string, file: string, schema?: YamlSchema, firstLine = 1): unknown {
  try {
    return load(text, schema && { schema });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { mark, reason } = error;
    const source = mark ? `${file}:${mark.line + firstLine}:${mark.column + 1}` : file;
    throw new ContentError([unreadable(source, reason)]);
  }
}

/**
 * The value of a YAML file, by its path from the project's root.
 * @throws {ContentError} where the file is missing or no YAML
 */
export function readYamlFile(file: string): unknown {
  const text = readText(file);
  if (text === undefined) throw new ContentError([missing(file)]);
  // Without the schema's dates: a date in a text is text.
  return parseYaml(text, file, CORE_SCHEMA);
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
  const { data, mistakes } = examine(source, schema, value);
  if (mistakes) throw new ContentError(mistakes);
  return data;
}

/**
 * What stands in a YAML file of src/content/.
 * @param base folder of another language (content/language.ts)
 * @throws {ContentError} naming every mistake in the file
 */
export function readContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  base = CONTENT,
): z.infer<Schema> {
  const file = `${base}/${name}`;
  return check(file, schema, readYamlFile(file));
}

/**
 * What stands in the YAML files of a folder of src/content/, by their names.
 * @param base folder of another language (content/language.ts)
 * @throws {ContentError} naming every mistake in all of them
 */
export function readFolder<Schemas extends Record<string, z.ZodType>>(
  folder: string,
  schemas: Schemas,
  base = CONTENT,
): { [Name in keyof Schemas]: z.infer<Schemas[Name]> } {
  const mistakes: Mistake[] = [];
  const entries = Object.entries(schemas).map(([name, schema]) => {
    try {
      return [name, readContent(`${folder}/${name}.yaml`, schema, base)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(...error.mistakes);
      return [name, undefined];
    }
  });
  if (mistakes.length) throw new ContentError(mistakes);
  return Object.fromEntries(entries);
}
