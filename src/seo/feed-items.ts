import { type CollectionEntry, getCollection } from 'astro:content';
import { articlePage } from '../content/pages/insights.ts';
import { absoluteLinks } from '../lib/absolute-links.ts';
import { fillEmptySections } from '../lib/empty-sections.ts';
import { insightPath } from '../lib/insight.ts';
import { absolute } from './structured-data.ts';

/** Entries of a feed: readers keep what they have seen, so the newest are enough. */
const NEWEST = 50;

/** The newest insights for RSS and JSON Feed: full text, every address absolute. */
export async function feedItems() {
  const entries: CollectionEntry<'blogs' | 'articles' | 'caseStudies'>[] = [
    ...(await getCollection('blogs')),
    ...(await getCollection('articles')),
    ...(await getCollection('caseStudies')),
  ];
  return entries
    .sort(
      (a, b) =>
        b.data.published.localeCompare(a.data.published) ||
        a.data.title.localeCompare(b.data.title),
    )
    .slice(0, NEWEST)
    .map(({ data, rendered }) => {
      const url = absolute(insightPath(data));
      const html = fillEmptySections(rendered?.html ?? '', articlePage.noContent);
      return {
        url,
        title: data.title,
        description: data.meta_description,
        published: data.published,
        updated: data.updated,
        tags: [data.sourceCategory, data.type],
        html: absoluteLinks(html, url),
      };
    });
}
