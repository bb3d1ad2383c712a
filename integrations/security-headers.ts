import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { site } from '../src/content/site.ts';
import { filesBelow } from './files-below.ts';

const origin = (address: string) => (/^https:/.test(address) ? [new URL(address).origin] : []);

/**
 * The policy of every page, from the site's facts: nothing is allowed but what we serve, the configured form
 * service and calendar, and the inline scripts whose hashes are given (Astro's island loader).
 * `form-action` names the form service too because browsers check it on redirects (w3c/webappsec-csp#8).
 */
export function contentSecurityPolicy(scriptHashes: string[], styleHashes: string[]): string {
  const form = origin(site.form.endpoint);
  const booking = origin(site.bookingUrl);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...form],
    'form-action': ["'self'", ...form],
    'frame-src': booking.length ? booking : ["'none'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Hashes (CSP3 source expressions) of the inline scripts of a page; data blocks such as JSON-LD need none. */
export function inlineScriptHashes(html: string): string[] {
  return [
    ...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]+?)<\/script>/g),
  ].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** `dist/_headers` in the format of Netlify and Cloudflare Pages; our own server reads the same file. */
function headersFile(policy: string): string {
  const everywhere: Record<string, string> = {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines,
    '',
    '/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}

/** Writes the security headers of the finished site to `_headers`. */
export function securityHeaders(): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = await filesBelow(fileURLToPath(dir), '.html');
        const hashes = new Set<string>();
        for (const page of pages) {
          for (const hash of inlineScriptHashes(await readFile(page, 'utf8'))) hashes.add(hash);
        }
        await writeFile(
          new URL('_headers', dir),
          headersFile(contentSecurityPolicy([...hashes].sort(), [])),
        );
        logger.info(
          `_headers: ${pages.length} pages, ${hashes.size} inline scripts allowed by hash`,
        );
      },
    },
  };
}
