import { createHash } from 'node:crypto';
import { commentsAreSetUp, features } from '../src/content/features.ts';
import { site } from '../src/content/site.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

const origin = (address: string) => (/^https:/.test(address) ? [new URL(address).origin] : []);

/**
 * The policy of every page, from the site's facts: nothing is allowed but what we serve, the configured form
 * service and calendar, and the inline scripts and styles whose hashes are given (see docs/decisions/0005).
 * `form-action` names the form service too because browsers check it on redirects (w3c/webappsec-csp#8). Trusted Types:
 * no text becomes code or markup, and as nothing here needs an exception, nobody may make one (no named policy).
 */
export function contentSecurityPolicy(scriptHashes: string[], styleHashes: string[]): string {
  const form = origin(site.form.endpoint);
  const frames = [
    ...(features.booking ? origin(site.bookingUrl) : []),
    ...(commentsAreSetUp ? ["'self'"] : []),
  ];
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...form],
    'form-action': ["'self'", ...form],
    'frame-src': frames.length ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

/**
 * The policy of the comments page alone, in which the comment service runs once somebody has asked for it. Disqus
 * writes style elements and loads from these hosts; no other page of the site allows any of it. No Trusted Types here:
 * the service's script writes markup from strings, and only the service could change that.
 */
export function commentsPolicy(shortName: string): string {
  const service = [
    `https://${shortName}.disqus.com`,
    'https://disqus.com',
    'https://*.disquscdn.com',
  ];
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...service],
    'style-src': ["'self'", "'unsafe-inline'", 'https://*.disquscdn.com'],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...service, 'https://links.services.disqus.com'],
    'frame-src': ['https://disqus.com', 'https://*.disqus.com'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
}

/** Hashes (CSP3 source expressions) of the inline scripts of a page; data blocks such as JSON-LD need none. */
export function inlineScriptHashes(html: string): string[] {
  return [
    ...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]+?)<\/script>/g),
  ].map(([, code = '']) => sha256(code));
}

/** Hashes of the style elements of a page: Astro writes one for its islands. */
export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => sha256(css));
}

/**
 * The hashes of the one style element that sonner adds to the page with its first toast, taken from the very text it
 * adds: sonner inserts the element empty and then fills it, and the browser checks both.
 * @throws where sonner no longer injects its styles in this way
 */
export function toastStyleHashes(sonner: string): string[] {
  const [, literal] = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m.exec(sonner) ?? [];
  if (!literal)
    throw new Error(
      'security-headers: sonner has no __insertCSS("…") line to take the style hash from.',
    );
  return [sha256(''), sha256(JSON.parse(literal))];
}
