import { getSecret } from 'astro:env/server';
import { defineMiddleware } from 'astro:middleware';
import { speculationRules } from './frame/document/speculation-rules.ts';
import {
  baseHeaders,
  contentSecurityPolicy,
  hashSource,
  inlineStyleHashes,
} from './model/security-headers.ts';

const base = baseHeaders(getSecret('HSTS_SUBDOMAINS') === 'true');
const scripts = [import.meta.env.HEAD_SCRIPT, JSON.stringify(speculationRules)].map(hashSource);

/**
 * Gives pages on request their security headers; build/headers.ts does it for pages built ahead. Styles are allowed by the
 * hashes of what the page holds; scripts only by the hashes of our two, so that markup in a visitor's text never runs.
 */
export const onRequest = defineMiddleware(async ({ isPrerendered }, next) => {
  const response = await next();
  if (isPrerendered || import.meta.env.DEV) return response;
  const { headers } = response;
  for (const [name, value] of Object.entries(base)) headers.set(name, headers.get(name) ?? value);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  if (!headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    return response;
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await response.text();
  headers.set('content-security-policy', contentSecurityPolicy(scripts, inlineStyleHashes(html)));
  return new Response(html, { status: response.status, headers });
});
