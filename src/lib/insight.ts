import type { CaseStudy, Insight } from '../content/schema/insight.ts';

/** A title as it stands in a case study's URL: lower-cased, spaces replaced by hyphens, no accents, no punctuation. */
export const titleSlug = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .toLowerCase()
    .replace(/[ -]+/g, '-');

const isCaseStudy = (insight: Insight): insight is CaseStudy => insight.type === 'case-study';

/**
 * The last part of an insight's address: its `slug`; without one, a case study's comes from its title, another's from its
 * `url` or the name of its file.
 * @param fileName without ending
 * @throws where that is no part of an address, and says what to do
 */
export function insightSlug(insight: Insight, fileName: string): string {
  const slug =
    insight.slug ??
    (isCaseStudy(insight)
      ? titleSlug(insight.title)
      : (insight.url?.slice(`/${insight.type}/`.length) ?? fileName));
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new Error(
      `slug: the address would end in "${slug}". Add a slug of lower-case letters and digits, joined by hyphens`,
    );
  return slug;
}

/**
 * Makes sure that no two pieces share an address.
 * @throws and names both files where they do
 */
export function refuseSharedPaths(pieces: Iterable<{ path: string; file: string }>): void {
  const files = new Map<string, string>();
  for (const { path, file } of pieces) {
    const other = files.get(path);
    if (other)
      throw new Error(`${other} and ${file} have the same address ${path}: give one another slug`);
    files.set(path, file);
  }
}

/** The bullets of the list view, at most three. */
export function insightBullets(insight: Insight): string[] {
  return (isCaseStudy(insight) ? insight.keyInsights : insight.summary).slice(0, 3);
}

/** The line that says what an insight is about: a case study's focus, else its category. */
export function insightTopic(insight: Insight): string {
  return isCaseStudy(insight) ? insight.focus : insight.category;
}

/** Minutes to read a text at 220 words a minute, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return Math.max(1, Math.round(words / 220));
}
