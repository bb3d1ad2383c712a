import { defineMiddleware } from 'astro:middleware';
import { brotliCompressSync, constants } from 'node:zlib';
import headScript from './frame/document/head-script.ts?inline-script';
import { speculationRules } from './frame/document/speculation-rules.ts';
import {
  baseHeaders,
  contentSecurityPolicy,
  hashSource,
  inlineStyleHashes,
} from './model/security-headers.ts';

const base = baseHeaders();
const scripts = [headScript, JSON.stringify(speculationRules)].map(hashSource);

/** Pages on request that take posts and answer other methods themselves; the rest is only read. */
const TAKES_POSTS = /\/(?:contact|book|cancel|tasks)$/;
/** A tenth larger than at the best quality, in a millisecond. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 4 };
const methodNotAllowed = () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });

/** Gives pages on request their headers. Scripts of our two hashes only: markup in a visitor's text must never run. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { isPrerendered, request, routePattern } = context;
  const isAllowed = /^(?:GET|HEAD)$/.test(request.method) || TAKES_POSTS.test(routePattern);
  const response = isAllowed ? await next() : methodNotAllowed();
  if (isPrerendered || import.meta.env.DEV) return response;
  const { headers } = response;
  for (const [name, value] of Object.entries(base)) headers.set(name, headers.get(name) ?? value);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', headers.get('x-robots-tag') ?? 'noindex');
  if (!headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    return response;
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await response.text();
  headers.set('content-security-policy', contentSecurityPolicy(scripts, inlineStyleHashes(html)));
  let body: BodyInit = html;
  // Other hosts pack by themselves; files of the site are packed by the build.
  if (!import.meta.env.IS_SERVERLESS) {
    headers.set('vary', 'Accept-Encoding');
    if (/\bbr\b/.test(request.headers.get('accept-encoding') ?? '')) {
      headers.set('content-encoding', 'br');
      body = brotliCompressSync(html, { params: QUICK });
    }
  }
  return new Response(body, { status: response.status, headers });
});
