import { stripAccents } from '../lib/words.ts';
import type { Insight } from './schema/insight.ts';

/** A title as part of a URL: lower-case, hyphens for spaces; without accents and signs, as a question mark would end the path. */
export const titleSlug = (title: string) =>
  stripAccents(title)
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');

/** Last part of an insight's address: its `slug`, else a case study's title, else its `url` or the file's name without ending. */
export const insightSlug = (insight: Insight, fileName: string): string =>
  insight.slug ??
  (insight.type === 'case-study'
    ? titleSlug(insight.title)
    : (insight.url?.slice(`/${insight.type}/`.length) ?? fileName));
