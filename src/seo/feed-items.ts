import { articlePage } from '../content/pages/insights.ts';
import { absoluteLinks } from '../lib/absolute-links.ts';
import { fillEmptySections } from '../lib/empty-sections.ts';
import { renderMarkdown } from '../lib/markdown.ts';
import { allInsights } from './insights.ts';
import { absolute } from './structured-data.ts';

/** Entries of a feed: readers keep what they have seen, so the newest are enough. */
const NEWEST = 50;

/** The newest insights for RSS and JSON Feed: full text, every address absolute. */
export async function feedItems() {
  const newest = (await allInsights()).slice(0, NEWEST).map(async ({ data, entry, path }) => {
    const url = absolute(path);
    const text = await renderMarkdown(entry);
    const html = fillEmptySections(text.html, articlePage.noContent);
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
  return Promise.all(newest);
}
