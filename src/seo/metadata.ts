import { type PageRecord, titlePattern } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { fillIn } from '../lib/fill-in.ts';
import { sharePicturePath } from '../model/share-path.ts';
import { breadcrumbs } from './structured-data.ts';

export interface PageMetadata {
  /** Complete, as shown in the tab. */
  title: string;
  description: string;
  keywords?: string | undefined;
  path: string;
  ogTitle?: string | undefined;
  ogDescription?: string | undefined;
  twitterDescription?: string | undefined;
  type?: 'website' | 'article';
  published?: string;
  updated?: string;
  /** Path of its share picture if it is another page's (model/share-path.ts). */
  share?: string;
  markdown?: string | undefined;
  /** Keeps the page out of search results: error pages and the like. */
  noindex?: boolean;
  /** JSON-LD nodes; the agency and the site join them in one graph. */
  structuredData?: object[];
}

/** Number of characters that search results show. */
const MAX_TITLE = 60;

/** Fills a title pattern. If search results would cut it, drops a brand at its end, then everything but `title`. */
export function pageTitle(pattern: string, values: Readonly<Record<string, string>> = {}): string {
  const fill = (text: string) => fillIn(text, { ...values, brand: site.name });
  const whole = fill(pattern);
  if (whole.length <= MAX_TITLE) return whole;
  const shorter = fill(pattern.replace(/ - \{brand\}$/, ''));
  return shorter.length <= MAX_TITLE ? shorter : (values.title ?? shorter);
}

export const pageMetadata = (page: PageRecord, ...nodes: object[]): PageMetadata => ({
  ...page,
  title: pageTitle(page.title),
  structuredData: [...(page.path === '/' ? [] : [breadcrumbs(page)]), ...nodes],
});

/** Metadata of another list on a page, with that page's share picture. */
export const listMetadata = (
  parent: PageRecord,
  path: string,
  { title, description }: { title: string; description: string },
): PageMetadata => ({
  title: pageTitle(titlePattern, { title }),
  ...{ description, path },
  share: sharePicturePath(parent.path),
  structuredData: [breadcrumbs(parent, { name: title, path })],
});
