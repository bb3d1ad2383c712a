import { existsSync, readFileSync } from 'node:fs';
import { contentError } from '../../src/content/issues.ts';
import { CONTENT } from '../../src/content/read.ts';
import type { ProjectFiles } from '../../src/content/records.ts';
import { leaves, withFields } from '../yaml/edit-yaml.ts';
import { readDocument, yamlText } from '../yaml/yaml-text.ts';

/** Texts of a pack by the names of files below src/content/, without ending. */
export type Pack = Readonly<Record<string, unknown>>;

/** The words of interface and form service in a language, where the project has them. */
export function readPack(code: string): Pack {
  const file = new URL(`languages/${code}.yaml`, import.meta.url);
  return existsSync(file) ? readDocument(readFileSync(file, 'utf8')).toJS() : {};
}

/** A copy of a text with those words of a pack that it has a place for: a band that was removed stays so. */
export function inLanguage(text: string, words: unknown): string {
  const document = readDocument(text);
  return withFields(
    text,
    leaves(words ?? {}).filter(([path]) => document.hasIn(path)),
  );
}

/** The facts of site.yaml that are words. */
const SITE_WORDS = ['tagline', 'description', 'address', 'form.replyWithin']
  .concat('booking.title', 'booking.place')
  .map((path) => path.split('.'));

export function siteWords(text: string): string {
  const site = readDocument(text);
  const words = readDocument('');
  for (const path of SITE_WORDS) if (site.hasIn(path)) words.setIn(path, site.getIn(path));
  return `# The facts that are words; all others stand in ../site.yaml.\n${yamlText(words)}`;
}

const NOT_FOUND = ['services/', 'industries/', 'projects/', 'insights/', ''];

/** Netlify knows one 404 page; the others are named in its file. */
const netlifyRules = (code: string) =>
  NOT_FOUND.map(
    (folder) =>
      `\n[[redirects]]\nfrom = "/${code}/${folder}*"\nto = "/${code}/${folder}404.html"\nstatus = 404\n`,
  ).join('');

function tagOf(name: string): { tag: string; code: string } {
  try {
    const { language: code, region } = new Intl.Locale(name).maximize();
    return { tag: `${code}-${region}`, code };
  } catch {
    throw contentError('language', '', `"${name}" is no code of a language; write nl or nl-BE`);
  }
}

/**
 * What a further language needs: its name in site.yaml, and a copy of each file of words. `changes` are new texts by file; files that
 * were there stay. @throws {ContentError}
 */
export function newLanguage(name: string, files: ProjectFiles) {
  const { tag, code } = tagOf(name);
  const siteFile = `${CONTENT}/site.yaml`;
  const site = readDocument(files.read(siteFile)).toJS();
  const languages: string[] = site.languages ?? [];
  if (new Intl.Locale(site.language).language === code)
    throw contentError('language', '', `${site.language} is the site's own; write another one`);
  const folder = `${CONTENT}/${code}`;
  const pack = readPack(code);
  const changes = new Map<string, string>();
  if (!languages.some((one) => new Intl.Locale(one).language === code))
    changes.set(siteFile, withFields(files.read(siteFile), [[['languages'], [...languages, tag]]]));
  for (const file of files.list(CONTENT).filter((one) => /^(?:pages\/)?[^/]+\.yaml$/.test(one))) {
    if (files.exists(`${folder}/${file}`)) continue;
    const text = files.read(`${CONTENT}/${file}`);
    const words = pack[file.replace(/\.yaml$/, '')];
    changes.set(
      `${folder}/${file}`,
      file === 'site.yaml' ? siteWords(text) : inLanguage(text, words),
    );
  }
  const rules = files.exists('netlify.toml') ? files.read('netlify.toml') : '';
  if (rules && !rules.includes(`"/${code}/*"`))
    changes.set('netlify.toml', rules + netlifyRules(code));
  return { tag, folder, changes, hasPack: Object.keys(pack).length > 0 };
}
