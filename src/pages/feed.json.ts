import type { APIRoute } from 'astro';
import { pages } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { absolute, pageAddress } from '../model/addresses.ts';
import { feedItems } from '../seo/feed-items.ts';

const midnight = (date: string) => `${date}T00:00:00Z`;

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) with full texts. */
export const GET: APIRoute = async () =>
  Response.json({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site.name}, ${pages.insights.name}`,
    description: pages.insights.description,
    home_page_url: pageAddress(pages.insights.path),
    feed_url: pageAddress('/feed.json'),
    icon: absolute('/icon-512.png'),
    language: site.language,
    authors: [{ name: site.name, url: pageAddress('/') }],
    items: (await feedItems()).map(
      ({ url, lang, title, description, author, published, revised, tags, html }) => ({
        id: url,
        url,
        ...(lang && { language: lang }),
        title,
        summary: description,
        content_html: html,
        authors: [{ name: author }],
        date_published: midnight(published),
        ...(revised && { date_modified: midnight(revised) }),
        tags,
      }),
    ),
  });
