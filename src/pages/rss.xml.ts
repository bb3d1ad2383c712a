import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { pages } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { pageAddress } from '../model/addresses.ts';
import { feedItems } from '../seo/feed-items.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** RSS 2.0 with full texts and, as the profile of the RSS Advisory Board asks, its own address and authors in dc:creator. */
export const GET: APIRoute = async () =>
  rss({
    title: `${site.name}, ${pages.insights.name}`,
    description: pages.insights.description,
    site: site.url,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>${site.language}</language><atom:link href="${pageAddress('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    items: (await feedItems()).map(({ url, title, description, author, tags, html, ...dates }) => ({
      link: url,
      title,
      description,
      pubDate: new Date(dates.published),
      customData: `<dc:creator>${escaped(author)}</dc:creator>${dates.revised ? `<atom:updated>${dates.revised}T00:00:00Z</atom:updated>` : ''}`,
      categories: tags,
      content: html,
    })),
  });
