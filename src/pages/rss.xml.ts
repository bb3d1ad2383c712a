import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { pages } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { feedItems } from '../seo/feed-items.ts';
import { absolute } from '../seo/structured-data.ts';

/** RSS 2.0 with full texts (content:encoded) and its own address, as the RSS Advisory Board's profile asks. */
export const GET: APIRoute = async () =>
  rss({
    title: `${site.name}, ${pages.insights.name}`,
    description: pages.insights.description,
    site: site.url,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${site.language}</language><atom:link href="${absolute('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    items: (await feedItems()).map(({ url, title, description, published, tags, html }) => ({
      link: url,
      title,
      description,
      pubDate: new Date(published),
      categories: tags,
      content: html,
    })),
  });
