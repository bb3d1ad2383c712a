import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { insightPage, pages } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { absolute, pageAddress } from '../model/addresses.ts';
import { allInsights } from '../model/insights.ts';
import { renderText } from '../model/markdown/markdown-html.ts';
import { absoluteLinks, fillEmptySections } from '../model/markdown/markdown-plugins.ts';
import { linkTarget } from '../model/translations.ts';

/** Number of entries in the feed. Readers keep the ones they have seen, so the newest are enough. */
const NEWEST = 50;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the newest insights with full text and absolute addresses. */
async function newestItems() {
  const target = await linkTarget();
  const newest = (await allInsights()).slice(0, NEWEST);
  const items = newest.map(async ({ data, entry, path, description, kind, category, byline }) => {
    const link = absolute(target(path).href);
    const plugins = [fillEmptySections(insightPage.noContent), absoluteLinks(link)];
    const { author, published, revised } = byline;
    return {
      link,
      title: data.title,
      description,
      pubDate: new Date(published),
      customData: `<dc:creator>${escaped(author)}</dc:creator>${revised ? `<atom:updated>${revised}T00:00:00Z</atom:updated>` : ''}`,
      categories: [category.name, kind.label],
      content: (await renderText(entry, { plugins, plain: true })).html,
    };
  });
  return Promise.all(items);
}

/** RSS 2.0 with full texts and, as the profile of the RSS Advisory Board asks, its own address and authors in dc:creator. */
export const GET: APIRoute = async () =>
  rss({
    title: `${site.name}, ${pages.insights.name}`,
    description: pages.insights.description,
    site: site.url,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>${site.language}</language><atom:link href="${pageAddress('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    items: await newestItems(),
  });
