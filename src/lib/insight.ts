import type { CaseStudy, Insight } from '../content/schema/insight.ts';
import { fold } from './fold.ts';

/**
 * A title as it stands in a case study's URL: lower-cased, spaces replaced by hyphens. Accents and signs are left out,
 * because a question mark would end the path.
 */
export const titleSlug = (title: string) =>
  fold(title)
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');

const isCaseStudy = (insight: Insight): insight is CaseStudy => insight.type === 'case-study';

/**
 * The last part of an insight's address: its `slug`; without one, a case study's comes from its title, another's from its
 * `url` or the name of its file. build/validate/references.ts refuses what cannot stand in an address.
 * @param fileName without ending
 */
export const insightSlug = (insight: Insight, fileName: string): string =>
  insight.slug ??
  (isCaseStudy(insight)
    ? titleSlug(insight.title)
    : (insight.url?.slice(`/${insight.type}/`.length) ?? fileName));

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
