import type { APIRoute } from 'astro';
import { localPath } from '../content/language.ts';
import { site } from '../content/site.ts';
import { withBase } from '../lib/base-path.ts';
import { tokenValue } from '../theme/token-value.ts';
import tokens from '../theme/tokens.css?raw';

const page = tokenValue(tokens, 'page');

/** W3C Web Application Manifest. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: `${site.name}: ${site.tagline}`,
      short_name: site.name,
      description: site.description,
      start_url: withBase(localPath('/')),
      display: 'browser',
      background_color: page,
      theme_color: page,
      icons: [
        { src: withBase('/icon-192.png'), sizes: '192x192', type: 'image/png' },
        { src: withBase('/icon-512.png'), sizes: '512x512', type: 'image/png' },
        {
          src: withBase('/icon-mask.png'),
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
