import { stripAccents } from '../lib/strip-accents.ts';
import type { CaseStudy, Insight } from './schema/insight.ts';

/**
 * A title as it stands in a case study's URL: lower-cased, spaces replaced by hyphens. Accents and signs are left out,
 * because a question mark would end the path.
 */
export const titleSlug = (title: string) =>
  stripAccents(title)
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
