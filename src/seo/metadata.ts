import { site } from '../content/site.ts';

/** What a page says about itself to machines (specification, "Page SEO record", without what follows from it). */
export interface PageMetadata {
  /** Complete, as the tab shows it. */
  title: string;
  description: string;
  keywords?: string;
  /** Path of the canonical address. */
  path: string;
  ogTitle?: string;
  ogDescription?: string;
  twitterTitle?: string;
  twitterDescription?: string;
  type?: 'website' | 'article';
  published?: string;
  updated?: string;
  /** Path of its share picture where it is not its own (seo/share-path.ts). */
  share?: string;
  /** Keeps the page out of search results: error pages and the like. */
  noindex?: boolean;
  /** JSON-LD nodes; the agency and the site join them in one graph. */
  structuredData?: object[];
}

/** Joins a page's own title with the brand, unless that would be too long to be shown whole in search results. */
export function pageTitle(title: string): string {
  const whole = `${title} - ${site.name}`;
  return whole.length <= 60 ? whole : title;
}
