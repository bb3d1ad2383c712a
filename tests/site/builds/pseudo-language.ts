import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

/** What is written for each letter: still to be read, and never to be taken for the original. */
const LETTERS: Record<string, string> = Object.fromEntries(
  [
    ...'aàbƀcçdđeèfƒgĝhĥiîjĵkķlłmɱnñoöpƥqɋrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDĐEÈFƑGĜHĤIÎJĴKĶLŁMṀNÑOÖPƤQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ]
    .join('')
    .matchAll(/(\w)(.)/gu)
    .map(([, letter = '', accented = '']) => [letter, accented]),
);

/** Places for values, code, targets of links, tags, entities, addresses: they stay. */
const KEPT = /(\{[\w:-]+\}|`[^`]*`|\]\([^)]*\)|<[^>]+>|&#?\w+;|https?:\S+)/;
/** Limits of the schemas for texts (src/content/schema/pages/fields.ts): a text keeps to the one it had. */
const LIMITS = [48, 60, 70, 90, 160, 180, 220, 360, 400, 1_000, 1_000_000];
/** Fields with less room than others of their length. */
const OWN_LIMITS: Record<string, number> = {
  value: 14,
  summary: 120,
  label: 40,
  note: 140,
  unit: 16,
};
const LONGER = 0.35;
const OPEN = '⟦';
const CLOSE = '⟧';

/** A text with every letter in another form. */
export const accented = (text: string) =>
  text
    .split(KEPT)
    .map((part, index) =>
      index % 2 ? part : part.replace(/[a-z]/gi, (letter) => LETTERS[letter] ?? letter),
    )
    .join('');

/** A text as a translator would hand it back: in other letters, a third longer where there is room, between marks. */
export function pseudo(text: string, name = ''): string {
  const blank = text.trimEnd();
  const limit = [OWN_LIMITS[name] ?? 0, ...LIMITS].find((most) => text.length <= most) ?? 0;
  const room = Math.min(limit - text.length - 2, Math.ceil(text.length * LONGER));
  // In pieces as long as words, so that lines can break.
  const longer = room > 1 ? ' ·····'.repeat(room).slice(0, room) : '';
  const body = room < 0 ? accented(blank).slice(0, room) : accented(blank);
  return `${OPEN}${body}${longer}${CLOSE}${text.slice(blank.length)}`;
}

const BETWEEN_MARKS = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');

/** What is left of a text without all that a pseudo-translation has marked. */
export function unmarked(text: string): string {
  const without = text.replace(BETWEEN_MARKS, ' ');
  return without === text ? text : unmarked(without);
}

/** Fields that hold no words, such as `projects/1.yaml:month`: ids, addresses, names of files, tones and looks. */
const FACTS = [
  /[:.](?:id|slug|path|canonicalPath|link|liveLink|githubLink|url|href|src|tone|look|picture|icon|sourceCategory|currency|per|logo|network|mockup|poster|band|writtenBy)$/,
  /^(?:services\/.*:title|projects\/.*:month|insights\/.*:(?:type|author))$/,
  /^navigation\.yaml:(?:main|company)|^pages\/not-found\.yaml:.*links$/,
];
/** Fields that hold ids, and have the names of fields with words elsewhere. */
const IDS = /[:.](?:industry|image|services|price|project)$/;
const NO_WORDS = /^(?:[./]|https?:|mailto:|\d{4}-\d\d-\d\d$|[^\p{L}]*$)/u;
/** Fields in which names of fields are shown. */
const SHOWN_NAMES = /^projects\/.*[:.](?:metrics|techStack)$/;

const isFact = (place: string, value: string) =>
  NO_WORDS.test(value) ||
  FACTS.some((fact) => fact.test(place)) ||
  (IDS.test(place) && /^[a-z\d-]+$/.test(value));

/** @param place of the value: file, and names of fields down to it; entries of a list are called as the list */
function translated(value: unknown, place: string): unknown {
  if (typeof value === 'string') {
    if (isFact(place, value)) return value;
    const name = place.replace(/^.*[:.]/, '');
    // Part of the headline, letter for letter.
    return name === 'accent' ? accented(value) : pseudo(value, name);
  }
  if (Array.isArray(value)) return value.map((one) => translated(one, place));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      SHOWN_NAMES.test(place) ? pseudo(name) : name,
      translated(one, place.includes(':') ? `${place}.${name}` : `${place}:${name}`),
    ]),
  );
}

/** A picture of Markdown: what it shows, and its caption. */
const translatedPicture = (text: string) =>
  text.replace(
    /^!\[([^\]]*)\]\((\S+?)(?: "([^"]*)")?\)/,
    (_, shows: string, file: string, caption?: string) =>
      `![${pseudo(shows)}](${file}${caption ? ` "${pseudo(caption)}"` : ''})`,
  );

/** A line of Markdown; what begins a heading, an entry or a quotation stays in front. */
function translatedLine(line: string): string {
  const [, front = '', text = ''] = /^((?:\s|#{1,6} |[-*+] |\d+\. |> ?)*)(.*)$/.exec(line) ?? [];
  if (text.startsWith('![')) return front + translatedPicture(text);
  if (text === '' || /^(?:<!--|<|\[[^\]]+\]:|-{3,}$)/.test(text)) return line;
  if (text.startsWith('|'))
    return line.replace(/[^|]*\p{L}[^|]*/gu, (cell) => ` ${pseudo(cell.trim())} `);
  return front + pseudo(text);
}

/** A block of code stays, but for the words of a chart. */
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
  const lines = parts.map((part, index) =>
    index % 2 ? translatedBlock(part, file) : part.split('\n').map(translatedLine).join('\n'),
  );
  return `---\n${fields}---\n${lines.join('')}`;
}

/** What site.yaml says in another language (siteTextsSchema). */
function siteTexts(text: string): unknown {
  const { tagline, description, address, form, booking } = parse(text) as Record<
    string,
    Record<string, unknown>
  >;
  return {
    tagline,
    description,
    address,
    form: { replyWithin: form?.replyWithin },
    booking: { title: booking?.title, place: booking?.place },
  };
}

/**
 * Writes a translation of every content file of a site, but for those left out.
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
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:yaml|md)$/.test(name))) {
    if (leftOut.includes(file) || /^[a-z]{2}\//.test(file)) continue;
    const text = readFileSync(join(content, file), 'utf8');
    const target = join(content, code, file);
    mkdirSync(dirname(target), { recursive: true });
    const value = () => (file === 'site.yaml' ? siteTexts(text) : parse(text));
    writeFileSync(
      target,
      file.endsWith('.md')
        ? translatedMarkdown(text, file)
        : stringify(translated(value(), file), { lineWidth: 0 }),
    );
  }
}
