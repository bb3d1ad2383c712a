import type { APIRoute } from 'astro';
import { languages, pathIn } from '../content/language.ts';
import { absolute } from '../model/addresses.ts';

/** Allows everybody to read everything (RFC 9309). */
export const GET: APIRoute = () => {
  const sitemaps = languages.map(
    (language) => `Sitemap: ${absolute(pathIn(language, '/sitemap.xml'))}\n`,
  );
  return new Response(`User-agent: *\nAllow: /\n\n${sitemaps.join('')}`, {
    headers: { 'Content-Type': 'text/plain' },
  });
};
