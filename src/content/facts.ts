import { choices, contentError } from './issues.ts';
import { parseYaml } from './yaml.ts';

/** Words by the ids of facts.yaml. */
export type Facts = Readonly<Record<string, string>>;

/** Matches `{fact:warranty}`; a second brace before it makes it plain text. */
const FACT = /(?<!\{)\{fact:([^{}]*)\}/g;

/** The folder of a content file: that of its language, or that of the default one. */
const FOLDER = /^src\/content\/(?:[a-z]{2,3}\/)?/;

interface Files {
  read: (path: string) => string;
  exists: (path: string) => boolean;
}

/** Returns the ids of the facts that a text names. */
export const factsNamed = (text: string): string[] =>
  [...text.matchAll(FACT)].map(([, id = '']) => id);

/** Returns the facts in the language of a content file; none if its text names none. */
export function factsFor(text: string, file: string, { read, exists }: Files): Facts {
  if (!text.includes('{fact:')) return {};
  const folder = FOLDER.exec(file)?.[0] ?? '';
  const path = [`${folder}facts.yaml`, 'src/content/facts.yaml'].find(exists);
  return path ? (Object(parseYaml(read(path), path)).facts ?? {}) : {};
}

function fill(value: unknown, facts: Facts, file: string, field: string): unknown {
  if (typeof value === 'string')
    return value.replace(FACT, (written: string, id: string) => {
      if (Object.hasOwn(facts, id)) return `${facts[id]}`;
      const remedy = `write one of: ${choices(id, Object.keys(facts))}, or add it there`;
      throw contentError(file, field, `has ${written}, which is not in facts.yaml; ${remedy}`);
    });
  if (Array.isArray(value))
    return value.map((one, index) => fill(one, facts, file, `${field}[${index}]`));
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(([name, one]) => [
    name,
    fill(one, facts, file, [field, name].filter(Boolean).join('.')),
  ]);
  return Object.fromEntries(filled);
}

/** Puts facts into the texts of the value that the YAML of a file has. @throws {ContentError} if one is not in facts.yaml */
export const withFacts = (value: unknown, yaml: string, file: string, files: Files): unknown =>
  yaml.includes('{fact:') ? fill(value, factsFor(yaml, file, files), file, '') : value;
