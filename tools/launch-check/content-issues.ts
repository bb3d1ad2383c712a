import { foreignTexts, isComment, isSwitchedOff } from '../../build/validate/foreign-texts.ts';
import type { features } from '../../src/content/features.ts';
import type { Language } from '../../src/content/language.ts';
import { CONTENT } from '../../src/content/read.ts';
import type { ProjectFiles } from '../../src/content/records.ts';
import type { LaunchIssue } from './issue.ts';

type Features = Parameters<typeof foreignTexts>[1] & Pick<typeof features, 'comments'>;

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
    todo: 'write the text that visitors should read',
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
    pattern: /\b(?:demo|heroDemo): true\b/,
    todo: 'replace the invented people, firms or figures, then set demo: false, or remove the entry',
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

/** True for comments but the one of `npm run new`. */
const isSkipped = (line: string) => isComment(line) && !line.startsWith('# New record');
const isDraft = (text: string) => /^---\n[\s\S]*?^draft: true$[\s\S]*?^---$/m.test(text);

/**
 * Returns remains of the demo or a template in the content files. Drafts and features that are off are skipped.
 * @param languages of the site, the default first
 */
export function launchContentIssues(
  files: ProjectFiles,
  has: Features,
  languages: readonly Language[] = [],
): LaunchIssue[] {
  const names = files
    .list(CONTENT)
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .filter((name) => !isSwitchedOff(name, has))
    .sort();
  const foreign = foreignTexts(files, has, languages).map((one) => ({
    ...one,
    todo: 'translate them, and single words, which are not counted',
  }));
  const left = names.flatMap((name) => {
    const text = files.read(`${CONTENT}/${name}`);
    if (isDraft(text)) return [];
    return text.split('\n').flatMap((line, index) => {
      if (isSkipped(line)) return [];
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
  });
  return [...left, ...foreign];
}
