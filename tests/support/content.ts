import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { derivedFields } from '../../src/content/derived-fields.ts';
import { readTextFile, readYamlFile } from '../../src/content/files.ts';
import { CONTENT } from '../../src/content/read.ts';
import { FRONT_MATTER } from '../../src/content/yaml.ts';

/** Returns the value of a YAML file of src/content/. */
export const yaml = <Value>(path: string) => readYamlFile(`${CONTENT}/${path}`) as Value;

/** Returns the files of a folder of src/content/ with the given ending, as paths from src/content/; [] without the folder. */
export const names = (folder: string, ending: string) =>
  (existsSync(`${CONTENT}/${folder}`) ? readdirSync(`${CONTENT}/${folder}`) : [])
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

/** Returns every record of a folder of src/content/, with the fields derived from its file name. */
export const records = <Value>(folder: 'services' | 'industries' | 'projects') =>
  names(folder, '.yaml').map((file) => ({
    ...yaml<Value>(file),
    ...derivedFields[folder](basename(file, '.yaml')),
  }));

/** Returns the front matter of a Markdown file of src/content/, with facts, and its text. */
export function markdown<Head>(file: string): { file: string; head: Head; body: string } {
  const body = readTextFile(`${CONTENT}/${file}`).replace(FRONT_MATTER, '');
  return { file, head: yaml<Head>(file), body };
}
