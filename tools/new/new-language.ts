import { existsSync, readFileSync } from 'node:fs';
import { contentError } from '../../src/content/issues.ts';
import { CONTENT } from '../../src/content/read.ts';
import type { ProjectFiles } from '../../src/content/records.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { leaves, withFields } from '../yaml/edit-yaml.ts';
import { readDocument, yamlText } from '../yaml/yaml-text.ts';

/**
 * Texts of the project in a language, by the names of files below src/content/ without ending: the words of interface and form
 * service, and a site's default facts.
 */
type Pack = Record<'words' | 'facts', Readonly<Record<string, unknown>>>;

/** Returns the code of a language tag (nb of nb-NO), also of an invalid answer. */
export const codeOf = (tag: string): string => tag.replace(/-.*/, '');

export function readPack(code: string): Pack {
  const file = new URL(`languages/${code}.yaml`, import.meta.url);
  if (!existsSync(file)) return { words: {}, facts: {} };
  const { facts, ...words } = readDocument(readFileSync(file, 'utf8')).toJS();
  return { words, facts };
}

/** Plural forms that languages have besides `one` and `other` (CLDR). */
export const MORE_PLURALS = new Set(['zero', 'two', 'few', 'many']);

/** Returns a text with those words of a pack that it has a field for: a removed band stays removed. */
export function inLanguage(text: string, words: unknown): string {
  const document = readDocument(text);
  return withFields(
    text,
    leaves(words ?? {}).filter(([path]) => {
      const isPlural = MORE_PLURALS.has(path.at(-1) ?? '');
      return document.hasIn(path) || (isPlural && document.hasIn(path.with(-1, 'other')));
    }),
  );
}

/** Replaces default facts in a text with those of a pack. The site's own facts are left to its translator. */
function factsInLanguage(text: string, facts: unknown, before: unknown): string {
  const known = new Set(leaves(before ?? {}).map((fact) => JSON.stringify(fact)));
  const document = readDocument(text);
  const isKnown = (path: string[]) => known.has(JSON.stringify([path, document.getIn(path)]));
  const fields = leaves(facts ?? {}).filter(([path]) => isKnown(path));
  return withFields(text, fields);
}

/** The facts of site.yaml that are words. */
const SITE_WORDS = ['tagline', 'description', 'address', 'offices', 'form.replyWithin']
  .concat('booking.title', 'booking.place')
  .map((path) => path.split('.'));

export function siteWords(text: string): string {
  const site = readDocument(text);
  const words = readDocument('');
  for (const path of SITE_WORDS) if (site.hasIn(path)) words.setIn(path, site.getIn(path));
  return `# The facts that are words; all others are in ../site.yaml.\n${yamlText(words)}`;
}

/** Tags of packs whose region is not the likeliest of their language (CLDR). */
const PACK_TAGS: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' };

function tagOf(name: string): { tag: string; code: string } {
  try {
    const locale = new Intl.Locale(PACK_TAGS[name] ?? name);
    const { language: code, region = '' } = locale.maximize();
    const { baseName: tag } = new Intl.Locale(locale, { region: locale.region ?? region });
    return { tag: siteSchema.shape.language.parse(tag), code };
  } catch {
    throw contentError('language', '', `"${name}" is not a language tag; write nl, nl-BE, zh-Hant`);
  }
}

/**
 * Returns the files of a further language: its name in site.yaml, and a copy of each file of words. `changes` are new texts by
 * file; existing files stay. `packTag` is the tag of the words that a pack brings. @throws {ContentError}
 */
export function newLanguage(name: string, files: ProjectFiles) {
  const { tag, code } = tagOf(name);
  const siteFile = `${CONTENT}/site.yaml`;
  const site = readDocument(files.read(siteFile)).toJS();
  const languages: string[] = site.languages ?? [];
  const own = new Intl.Locale(site.language).language;
  if (own === code)
    throw contentError('language', '', `${site.language} is the site's language; write another`);
  const folder = `${CONTENT}/${code}`;
  const [pack, before] = [readPack(code), readPack(own)];
  const changes = new Map<string, string>();
  if (!languages.some((one) => new Intl.Locale(one).language === code))
    changes.set(siteFile, withFields(files.read(siteFile), [[['languages'], [...languages, tag]]]));
  for (const file of files.list(CONTENT).filter((one) => /^(?:pages\/)?[^/]+\.yaml$/.test(one))) {
    if (files.exists(`${folder}/${file}`)) continue;
    const original = files.read(`${CONTENT}/${file}`);
    const name = file.replace(/\.yaml$/, '');
    const text = inLanguage(name === 'site' ? siteWords(original) : original, pack.words[name]);
    changes.set(`${folder}/${file}`, factsInLanguage(text, pack.facts[name], before.facts[name]));
  }
  const packTag = 'site' in pack.facts ? (PACK_TAGS[code] ?? tag) : undefined;
  return { tag, folder, changes, packTag };
}
