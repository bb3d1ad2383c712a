import type { APIRoute } from 'astro';
import { site } from '../content/site.ts';

/** W3C Web Application Manifest. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: `${site.name}, ${site.tagline.toLowerCase()}`,
      short_name: site.name,
      description: site.description,
      start_url: '/',
      display: 'browser',
      background_color: '#fff4e4',
      theme_color: '#fff4e4',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-mask.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
