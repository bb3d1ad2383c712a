import type { z } from 'astro/zod';
import { CORE_SCHEMA, load, YAMLException, type Schema as YamlSchema } from 'js-yaml';
import { readText } from './files.ts';
import {
  ContentError,
  type ContentIssue,
  examine,
  missingFileIssue,
  parseIssue,
} from './issues.ts';

/** Relative to the working directory, which is the project's folder: built modules lie elsewhere than their sources. */
export const CONTENT = 'src/content';

/**
 * Parses a YAML text.
 * @param file path of its file, for messages
 * @param firstLine line of the file on which the text begins, counted from 1
 * @throws {ContentError} if the text is not valid YAML
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

/** The YAML between two lines of hyphens at the top of a Markdown file. */
export const FRONT_MATTER = /^---\n([\s\S]*?)\n---/;

/**
 * The value of a YAML file or of a Markdown file's front matter, by its path from the project's root.
 * @throws {ContentError} where the file is missing or no YAML
 */
export function readYamlFile(file: string): unknown {
  const text = readText(file);
  if (text === undefined) throw new ContentError([missingFileIssue(file)]);
  const yaml = file.endsWith('.md') ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text;
  // Without the schema's dates: a date in a text is text.
  return parseYaml(yaml, file, CORE_SCHEMA);
}

/**
 * Returns the value as its schema outputs it.
 * @param source file or variable that has the value
 * @throws {ContentError} with all issues
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
 * Reads and validates a YAML file of src/content/.
 * @param base folder of another language (content/language.ts)
 * @throws {ContentError} with all issues of the file
 */
export function readYaml<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  base = CONTENT,
): z.infer<Schema> {
  const file = `${base}/${name}`;
  return check(file, schema, readYamlFile(file));
}

/**
 * Reads and validates the YAML files of a folder of src/content/. Returns their values by file name.
 * @param base folder of another language (content/language.ts)
 * @throws {ContentError} with all issues of all files
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
