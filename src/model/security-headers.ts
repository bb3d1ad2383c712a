import { createHash } from 'node:crypto';
import { embedOrigins } from '../content/embeds.ts';
import { environment } from '../content/environment.ts';
import { commentsConfigured, features } from '../content/features.ts';
import type { Editor, Site } from '../content/schema/site.ts';
import { site } from '../content/site.ts';

/** All security headers, for prerendered pages (build/headers.ts) and pages on request (src/middleware.ts): docs/decisions/0005. */

/** Headers of files other than documents, such as scripts. */
export const assetHeaders = (): Readonly<Record<string, string>> => ({
  'strict-transport-security': `max-age=63072000${environment.HSTS_SUBDOMAINS === 'true' ? '; includeSubDomains' : ''}`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
});

/** Headers of every response (OWASP ASVS 5.0, 3.4; RFC 6797; Fetch and HTML for the cross-origin ones). */
export const baseHeaders = (): Readonly<Record<string, string>> => ({
  ...assetHeaders(),
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
});

/** Returns the CSP 3 source expression for an inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const COMMON = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'font-src': ["'self'"],
};

const policy = (directives: Record<string, readonly string[]>) =>
  Object.entries({ ...COMMON, ...directives })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

const origin = (address: string) => (/^https:/.test(address) ? [new URL(address).origin] : []);

/** Origins that pages may contact besides the site: the form service, calendar, films and analytics. */
export function allowedOrigins(facts: Pick<Site, 'form' | 'bookingUrl' | 'embeds' | 'analytics'>) {
  const form = origin(facts.form.endpoint);
  return {
    form,
    connect: [...form, ...origin(facts.analytics?.url ?? '')],
    frames: [
      ...(features.booking ? origin(facts.bookingUrl) : []),
      ...embedOrigins(facts.embeds),
      ...(commentsConfigured ? ["'self'"] : []),
    ],
  };
}

/**
 * The policy of every page: only our own files, the origins in `allowedOrigins`, and inline scripts and styles by hash.
 * `form-action` names the form service too because browsers check it on redirects (w3c/webappsec-csp#8).
 */
export function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[]) {
  const { form, connect, frames } = allowedOrigins(site);
  return policy({
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connect],
    'form-action': ["'self'", ...form],
    'frame-src': frames.length ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

/** The policy of the comments page alone. Disqus writes markup from strings, so it has no Trusted Types. */
export function commentsPolicy(shortName: string): string {
  const service = [
    `https://${shortName}.disqus.com`,
    'https://disqus.com',
    'https://*.disquscdn.com',
  ];
  return policy({
    'script-src': ["'self'", ...service],
    'style-src': ["'self'", "'unsafe-inline'", 'https://*.disquscdn.com'],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...service, 'https://links.services.disqus.com'],
    'frame-src': ['https://disqus.com', 'https://*.disqus.com'],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
}

/** Addresses that the editor contacts: the API of its Git host, and its status page. */
const GIT_HOSTS = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com'],
  gitea: ['https://gitea.com'],
};

/** The policy of the editor alone: it writes styles, decodes pictures in WebAssembly, and shows pictures from its Git host. */
export const editorPolicy = ({ backend }: Editor): string =>
  policy({
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'data:', 'blob:', ...GIT_HOSTS[backend]],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ['blob:', 'data:'],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

/** Returns the hashes of a page's inline scripts; data blocks such as JSON-LD need none. */
export const inlineScriptHashes = (html: string): string[] =>
  [
    ...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]+?)<\/script>/g),
  ].map(([, code = '']) => hashSource(code));

export const inlineStyleHashes = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => hashSource(css));
