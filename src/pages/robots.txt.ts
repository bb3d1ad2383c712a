import type { APIRoute } from 'astro';
import { absolute } from '../seo/structured-data.ts';

/** Everybody may read everything (RFC 9309). */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain' },
  });
