import type { features } from '../../src/content/features.ts';
import { CONTENT } from '../../src/content/read.ts';
import type { ProjectFiles } from '../../src/content/records.ts';
import type { LaunchIssue } from './issue.ts';

type Features = Pick<typeof features, 'insights' | 'industries' | 'comments' | 'procurement'>;

const FILES_OF: Partial<Record<keyof Features, RegExp>> = {
  insights: /^(?:insights\/|pages\/insights?\.yaml$|insight-[\w-]+\.yaml$|people\.yaml$)/,
  industries: /^(?:industries\/|pages\/industr(?:y|ies)\.yaml$)/,
  procurement: /^pages\/procurement\.yaml$/,
};

interface Check {
  what: string;
  pattern: RegExp;
  todo: string;
  feature?: keyof Features;
}

export const PLACEHOLDERS: readonly Check[] = [
  {
    what: 'placeholder',
    pattern: /\[Fill in: [^\]]*\]?/,
    todo: 'write what the brackets ask for',
  },
  {
    what: 'dummy text',
    pattern: /lorem ipsum|\bdolor sit amet\b/i,
    todo: 'write what visitors shall read',
  },
  {
    what: 'placeholder author',
    pattern: /\bAuthor Name\b/,
    todo: 'write "insights: {}" in site.yaml, so that each piece shows its own author and date',
    feature: 'insights',
  },
  {
    what: 'reserved address',
    pattern: /(?:https?:\/\/|[\w.+-]+@|\b)[\w.-]+\.example\b(?!\.)/,
    todo: 'give a real address',
  },
];

const CHECKS: readonly Check[] = [
  {
    what: 'demo entry',
    pattern: /\bdemo: true\b/,
    todo: 'replace the invented people, firms or figures, then say demo: false, or remove the entry',
  },
  {
    what: 'unwritten record',
    pattern: /^# New record: /,
    todo: 'write your own texts, then remove this line',
  },
  {
    what: 'placeholder comments',
    pattern: /your-disqus-shortname/,
    todo: "give the comment service's short name, or switch comments off in features",
    feature: 'comments',
  },
  ...PLACEHOLDERS,
];

/** True for comments, except for the one that `npm run new` writes. */
const isComment = (line: string) => /^\s*#/.test(line) && !line.startsWith('# New record');
const isDraft = (text: string) => /^---\n[\s\S]*?^draft: true$[\s\S]*?^---$/m.test(text);

/** Fields that hold names, and lists of ids: a translation may leave them as they are. */
const NAMES = /^[\s-]*(?:id|name|client|company|author|street|city|country|logo):|: \[/;
const KEY = /^[\s-]*(?:[\w-]+: )?/;
/** A single word may be the same in both languages. */
const WORDS = /\p{L}{2,}[,;:]? \p{L}+/u;

/** Lines of a translation that are still those of its original: one issue a file, at the first of them. */
function untranslated(files: ProjectFiles, name: string, original: string): LaunchIssue[] {
  const file = `${CONTENT}/${original}`;
  if (!files.exists(file)) return [];
  const before = new Set(files.read(file).split('\n'));
  const same = files
    .read(`${CONTENT}/${name}`)
    .split('\n')
    .flatMap((line, index) =>
      before.has(line) && WORDS.test(line.replace(KEY, '')) && !isComment(line) && !NAMES.test(line)
        ? [index + 1]
        : [],
    );
  const [line] = same;
  return line === undefined
    ? []
    : [
        {
          ...{ file: `${CONTENT}/${name}`, line },
          what: `${same.length} lines are as in ${original}`,
          todo: 'translate them, and single words, which are not counted',
        },
      ];
}

/**
 * Returns what the content files still have of the demo or of a template. Drafts and features that are off are skipped.
 * @param codes of the further languages, whose files are compared with their originals
 */
export function launchContentIssues(
  files: ProjectFiles,
  has: Features,
  codes: readonly string[] = [],
): LaunchIssue[] {
  const originalOf = (name: string) => {
    const [code = '', ...rest] = name.split('/');
    return codes.includes(code) ? rest.join('/') : name;
  };
  const off = (Object.keys(FILES_OF) as (keyof Features)[]).filter((feature) => !has[feature]);
  const names = files
    .list(CONTENT)
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .filter((name) => !off.some((feature) => FILES_OF[feature]?.test(originalOf(name))))
    .sort();
  return names.flatMap((name) => {
    const text = files.read(`${CONTENT}/${name}`);
    if (isDraft(text)) return [];
    const original = originalOf(name);
    const own = original === name ? [] : untranslated(files, name, original);
    const left = text.split('\n').flatMap((line, index) => {
      if (isComment(line)) return [];
      return CHECKS.filter(({ feature }) => !feature || has[feature]).flatMap(
        ({ what, pattern, todo }): LaunchIssue[] =>
          [...line.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([found]) => ({
            file: `${CONTENT}/${name}`,
            line: index + 1,
            what: /^(?:demo entry|unwritten record)$/.test(what)
              ? what
              : `${what} "${found.trim()}"`,
            todo,
          })),
      );
    });
    return [...left, ...own];
  });
}
