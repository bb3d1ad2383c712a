import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { CORE_SCHEMA, load, YAMLException, type Schema as YamlSchema } from 'js-yaml';
import {
  ContentError,
  type ContentIssue,
  examine,
  missingFileIssue,
  parseIssue,
} from './issues.ts';

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
    throw new ContentError([parseIssue(source, reason)]);
  }
}

/** @throws {ContentError} where the file is missing or no YAML */
function parse(file: string): unknown {
  try {
    // Without the schema's dates: a date in a text is text.
    return parseYaml(readFileSync(file, 'utf8'), file, CORE_SCHEMA);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ContentError([missingFileIssue(file)]);
  }
}

/**
 * A value that fits its schema.
 * @param source file or variable that the value stands in
 * @throws {ContentError} naming every issue
 */
export function check<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const { data, issues } = examine(source, schema, value);
  if (issues) throw new ContentError(issues);
  return data;
}

/**
 * What stands in a YAML file of src/content/.
 * @param base folder of another language (content/language.ts)
 * @throws {ContentError} naming every issue in the file
 */
export function readYaml<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  base = CONTENT,
): z.infer<Schema> {
  const file = `${base}/${name}`;
  return check(file, schema, parse(file));
}

/**
 * What stands in the YAML files of a folder of src/content/, by their names.
 * @param base folder of another language (content/language.ts)
 * @throws {ContentError} naming every issue in all of them
 */
export function readFolder<Schemas extends Record<string, z.ZodType>>(
  folder: string,
  schemas: Schemas,
  base = CONTENT,
): { [Name in keyof Schemas]: z.infer<Schemas[Name]> } {
  const issues: ContentIssue[] = [];
  const entries = Object.entries(schemas).map(([name, schema]) => {
    try {
      return [name, readYaml(`${folder}/${name}.yaml`, schema, base)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
      return [name, undefined];
    }
  });
  if (issues.length) throw new ContentError(issues);
  return Object.fromEntries(entries);
}
