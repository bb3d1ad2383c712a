import type { CaseStudy, Insight } from '../content/schema/insight.ts';

/** The three kinds of insight and the word that stands for each in URLs. */
export const insightKinds = {
  Blog: 'blog',
  Article: 'article',
  'Case Study': 'case-study',
} as const;

/** A title as it stands in a case study's URL: lower-cased, spaces replaced by hyphens (specification, "Insights page"). */
export const titleSlug = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const isCaseStudy = (insight: Insight): insight is CaseStudy => insight.type === 'Case Study';

/** Path of an insight: "/insights" plus its url; a case study's comes from its title. */
export function insightPath(insight: Insight): string {
  return `/insights${isCaseStudy(insight) ? `/case-study/${titleSlug(insight.title)}` : insight.url}`;
}

/** True for the address of a piece: neither the list of them nor a page of its archive. */
export const isInsightPath = (path: string) =>
  Object.values(insightKinds).some((kind) => path.startsWith(`/insights/${kind}/`));

/** The bullets of the list view, at most three (specification, section 9). */
export function insightBullets(insight: Insight): string[] {
  return (isCaseStudy(insight) ? insight.keyInsights : insight.summary).slice(0, 3);
}

/** The line that says what a piece is about: a case study's focus, else its category. */
export function insightTopic(insight: Insight): string {
  return isCaseStudy(insight) ? insight.focus : insight.category;
}

/** Minutes to read a text at 220 words a minute, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return Math.max(1, Math.round(words / 220));
}
