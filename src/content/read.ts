import type { z } from 'astro/zod';
import { readYamlFile } from './files.ts';
import { attempt, ContentError, type ContentIssue, validate } from './issues.ts';

/** Relative to the working directory, the project's folder: built modules are not in the folder of their sources. */
export const CONTENT = 'src/content';

/** Returns the value as its schema outputs it. @param source file or variable it is from @throws {ContentError} with all issues */
export function check<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const { data, issues } = validate(source, schema, value);
  if (issues) throw new ContentError(issues);
  return data;
}

/** Reads a YAML file of src/content/, or of `base`, the folder of another language. @throws {ContentError} with all issues */
export function readYaml<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  base = CONTENT,
): z.infer<Schema> {
  const file = `${base}/${name}`;
  return check(file, schema, readYamlFile(file));
}

/** Reads the YAML files of a folder and returns their values by file name. @throws {ContentError} with all issues of all files */
export function readFolder<Schemas extends Record<string, z.ZodType>>(
  folder: string,
  schemas: Schemas,
  base = CONTENT,
): { [Name in keyof Schemas]: z.infer<Schemas[Name]> } {
  const issues: ContentIssue[] = [];
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const read = attempt(() => readYaml(`${folder}/${name}.yaml`, schema, base));
    issues.push(...(read.issues ?? []));
    return [name, read.value];
  });
  if (issues.length) throw new ContentError(issues);
  return Object.fromEntries(entries);
}
