import type { APIRoute } from 'astro';
import { site } from '../../content/site.ts';
import { absolute } from '../../model/addresses.ts';
import { buildTime } from '../../model/build-time.ts';

/** RFC 9116 requires less than a year. The site must be rebuilt before that, or the contact counts as stale. */
const VALID_DAYS = 360;

/** Contact for reporting a weakness (RFC 9116). */
export const GET: APIRoute = () => {
  const expires = buildTime();
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  const lines = [
    ...site.security.contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.security.languages.join(', ')}`,
    `Canonical: ${absolute('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
