import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { listFiles } from '../../../src/content/files.ts';
import { siteWords } from '../../../tools/new/new-language.ts';

/** Parts to keep (placeholders, code, link targets, footnote labels, tags, entities, addresses), or a letter. */
const KEPT_OR_LETTER =
  /\{[\w:-]+\}|`[^`]*`|\]\([^\s)]*|\[\^[^\]]+\]|<[^>]+>|&#?\w+;|https?:\S+|[a-z]/gi;
/** Offset from a Latin letter to its Cyrillic replacement of the same case (Unicode). */
const TO_CYRILLIC = 0x3cf;

/** Returns a text like a translation: the same length, but none of the original letters. */
const pseudo = (text: string) =>
  text.replace(KEPT_OR_LETTER, (found) =>
    found.length > 1 ? found : String.fromCharCode(found.charCodeAt(0) + TO_CYRILLIC),
  );

/** Fields without words, such as `projects/1.yaml:month`: ids, addresses, file names, tones and looks. */
const FACTS = [
  /[:.](?:id|slug|path|canonicalPath|link|liveLink|githubLink|url|href|src|tone|look|picture|icon|sourceCategory|currency|per|logo|network|mockup|poster|band|writtenBy)$/,
  /^(?:services\/.*:title|projects\/.*:month|insights\/.*:(?:type|author))$/,
  /^navigation\.yaml:(?:main|company|legal)|^pages\/not-found\.yaml:.*links$/,
];
/** Field names that hold ids in some places and words in others. */
const IDS = /[:.](?:industry|image|services|price|project)$/;
const NO_WORDS = /^(?:[./]|https?:|mailto:|\d{4}-\d\d-\d\d$|[^\p{L}]*$)/u;
/** Fields whose keys are shown. */
const SHOWN_NAMES = /^projects\/.*[:.](?:metrics|techStack)$/;

const isFact = (place: string, value: string) =>
  NO_WORDS.test(value) ||
  FACTS.some((fact) => fact.test(place)) ||
  (IDS.test(place) && /^[a-z\d-]+$/.test(value));

/** @param place file and field names of the value; entries of a list have the place of the list */
function translated(value: unknown, place: string): unknown {
  if (typeof value === 'string') return isFact(place, value) ? value : pseudo(value);
  if (Array.isArray(value)) return value.map((one) => translated(one, place));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      SHOWN_NAMES.test(place) ? pseudo(name) : name,
      translated(one, place.includes(':') ? `${place}.${name}` : `${place}:${name}`),
    ]),
  );
}

/** Keeps a block of code, but translates the words of a chart. */
function translatedBlock(block: string, file: string): string {
  const yaml = /^```chart\n([\s\S]*)```$/.exec(block)?.[1];
  if (!yaml) return block;
  const { kind, ...words } = parse(yaml) as Record<string, unknown>;
  return `\`\`\`chart\n${stringify({ kind, ...Object(translated(words, `${file}:chart`)) })}\`\`\``;
}

function translatedMarkdown(text: string, file: string): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = stringify(translated(parse(head), file));
  const parts = body.split(/(^```[\s\S]*?^```)/m);
  const texts = parts.map((part, index) =>
    index % 2 ? translatedBlock(part, file) : pseudo(part),
  );
  return `---\n${fields}---\n${texts.join('')}`;
}

/**
 * Writes a translation of every content file of a site, except those left out.
 * @param site folder of the project
 * @param code of the language
 * @param leftOut names below src/content/ of records that stay in the default language
 */
export function writePseudoLanguage(
  site: string,
  code: string,
  leftOut: readonly string[] = [],
): void {
  const content = join(site, 'src/content');
  for (const file of listFiles(content, '.yaml', '.md')) {
    if (leftOut.includes(file) || /^[a-z]{2}\//.test(file)) continue;
    const text = readFileSync(join(content, file), 'utf8');
    const target = join(content, code, file);
    mkdirSync(dirname(target), { recursive: true });
    const value = () => parse(file === 'site.yaml' ? siteWords(text) : text);
    writeFileSync(
      target,
      file.endsWith('.md')
        ? translatedMarkdown(text, file)
        : stringify(translated(value(), file), { lineWidth: 0 }),
    );
  }
}
