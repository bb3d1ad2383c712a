import type { features } from '../../src/content/features.ts';
import { folderOf, type Language } from '../../src/content/language.ts';
import { factsOf } from '../../src/content/language-facts.ts';
import { CONTENT } from '../../src/content/read.ts';
import type { ProjectFiles } from '../../src/content/records.ts';

type Features = Pick<typeof features, 'insights' | 'industries' | 'procurement' | 'estimator'>;

const FILES_OF: Readonly<Record<keyof Features, RegExp>> = {
  insights: /^(?:insights\/|pages\/insights?\.yaml$|insight-[\w-]+\.yaml$|people\.yaml$)/,
  industries: /^(?:industries\/|pages\/industr(?:y|ies)\.yaml$)/,
  procurement: /^pages\/procurement\.yaml$/,
  estimator: /^pages\/estimator\.yaml$/,
};

/** True for a file that only a switched-off feature uses. @param name below src/content/ or a language's folder there */
export const isSwitchedOff = (name: string, has: Features) =>
  Object.entries(FILES_OF).some(
    ([feature, own]) =>
      !has[feature as keyof Features] && own.test(name.replace(/^[a-z]{2,3}\//, '')),
  );

export const isComment = (line: string) => /^\s*(?:#|<!--)/.test(line);

/** Fields that hold names, lists of ids, and quotations: they may be in any language. */
const NAMES = /^[\s-]*(?:id|name|client|company|author|street|city|country|logo):|: \[|^>/;
const KEY = /^[\s-]*(?:[\w-]+: )?/;
/** A single word may be the same in both languages. */
const WORDS = /\p{L}{2,}[,;:]? \p{L}+/u;
/** Lead in common words at which a line counts as another language. */
const MARGIN = 2;

/** Counts the commonest words of a language in a line. */
function commonWords(line: string, code: string): number {
  const common = new Set(factsOf(code).words?.split(' '));
  return (line.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => common.has(word)).length;
}

/**
 * Returns the numbers of the lines that have words of another language, or equal the original.
 * @param code of the language that the text should be in
 */
function foreignLines(text: string, code: string, others: string[], original: string): number[] {
  const before = new Set(original.split('\n'));
  return text.split('\n').flatMap((written, index) => {
    const line = written.replace(KEY, '');
    if (isComment(written) || NAMES.test(written) || !WORDS.test(line)) return [];
    const least = commonWords(line, code) + MARGIN;
    const isForeign = others.some((other) => commonWords(line, other) >= least);
    return isForeign || before.has(written) ? [index + 1] : [];
  });
}

/** Blanks the list of cases, which only case studies among the insights fill. */
const withoutCases = (text: string) =>
  text.replace(/^cases:\n(?:(?: .*)?\n)*/m, (band) => band.replace(/.+/g, ''));

/**
 * Returns the content files with a line in another language, and the first such line. Translations are compared with their
 * originals, all files with English. Testimonials may be in any language.
 * @param languages of the site, the default first
 */
export function foreignTexts(
  files: ProjectFiles,
  has: Features,
  languages: readonly Language[],
): { file: string; line: number; what: string }[] {
  const names = files
    .list(CONTENT)
    .filter((name) => /(?<!testimonials)\.(?:yaml|md)$/.test(name) && !isSwitchedOff(name, has));
  // The folder of the default language holds those of the others.
  return names.sort().flatMap((name) => {
    const file = `${CONTENT}/${name}`;
    const own = languages.findLast((one) => file.startsWith(`${folderOf(one)}/`));
    if (!own) return [];
    const original = file.replace(folderOf(own), CONTENT);
    const others = ['en', languages[0]?.code ?? ''].filter((code) => code !== own.code);
    const text = files.read(file);
    const [line, ...more] = foreignLines(
      has.insights ? text : withoutCases(text),
      own.code,
      others,
      original !== file && files.exists(original) ? files.read(original) : '',
    );
    return line ? [{ file, line, what: `${more.length + 1} lines are not in ${own.tag}` }] : [];
  });
}
