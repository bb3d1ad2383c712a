import type { APIRoute } from 'astro';
import { languages } from '../content/language.ts';
import { pageAddress } from '../model/addresses.ts';
import { type ListedPage, listPages } from '../model/pages.ts';
import { alternates, versionsOf } from '../model/translations.ts';

async function entry(page: ListedPage): Promise<string> {
  const versions = alternates(await versionsOf(page.path)).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
  );
  const lastmod = page.lastmod ? `<lastmod>${page.lastmod}</lastmod>` : '';
  return `<url><loc>${pageAddress(page.path)}</loc>${lastmod}${versions.join('')}</url>`;
}

/** Sitemap protocol 0.9, with the other versions of each page. Without a date in the content, `lastmod` is left out. */
export const GET: APIRoute = async () => {
  const urls = await Promise.all((await listPages()).filter(({ lang }) => !lang).map(entry));
  const names = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
