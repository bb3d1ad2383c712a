import type { APIRoute } from 'astro';
import { listPages } from '../seo/pages.ts';
import { absolute } from '../seo/structured-data.ts';

/** Sitemap protocol 0.9. `lastmod` comes from content and is left out where content does not say. */
export const GET: APIRoute = async () => {
  const urls = (await listPages()).map(
    ({ path, lastmod }) =>
      `<url><loc>${absolute(path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
