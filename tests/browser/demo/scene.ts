import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The words of a part of the demo. */
export const words = <Words>(file: string) =>
  parse(readFileSync(`src/demo/${file}.yaml`, 'utf8')) as Words;
