import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '../../content/site.ts';
import { absolute } from '../../seo/structured-data.ts';

/** Months until whoever runs the site must have built it again, or the contact counts as stale. */
const VALID_MONTHS = 12;

/** security.txt, and none while the site's facts are invented: a mailbox nobody reads is worse than no file. */
export const getStaticPaths = (() =>
  site.demo ? [] : [{ params: { file: 'security' } }]) satisfies GetStaticPaths;

/** Whom to tell about a weakness (RFC 9116). */
export const GET: APIRoute = () => {
  const expires = new Date();
  expires.setMonth(expires.getMonth() + VALID_MONTHS);
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language.split('-')[0]}`,
    `Canonical: ${absolute('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
