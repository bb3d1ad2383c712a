import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { commentsAreSetUp, site } from '../src/content/site.ts';
import { filesBelow } from './files-below.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The module that browsers get: the package's `import` entry, beside what `require` resolves to. */
export const sonnerModule = join(
  dirname(createRequire(import.meta.url).resolve('sonner')),
  'index.mjs',
);

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

const origin = (address: string) => (/^https:/.test(address) ? [new URL(address).origin] : []);

/**
 * The policy of every page, from the site's facts: nothing is allowed but what we serve, the configured form
 * service and calendar, and the inline scripts whose hashes are given (Astro's island loader).
 * `form-action` names the form service too because browsers check it on redirects (w3c/webappsec-csp#8).
 */
export function contentSecurityPolicy(scriptHashes: string[], styleHashes: string[]): string {
  const form = origin(site.form.endpoint);
  const frames = [...origin(site.bookingUrl), ...(commentsAreSetUp ? ["'self'"] : [])];
  const directives: Record<string, string[]> = {
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
  };
  return policy(directives);
}

const policy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/**
 * The policy of /comments-frame alone, the page in which the comment service runs once somebody has asked for it.
 * Disqus writes style elements and loads from these hosts; no other page of the site allows any of it.
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

/** Headers that only the comments need; `!` takes away what the rule for all pages has set. */
const commentsHeaders = () => [
  '/comments-frame',
  '  ! Content-Security-Policy',
  `  Content-Security-Policy: ${commentsPolicy(site.comments.shortName)}`,
  '  ! X-Frame-Options',
  '  X-Frame-Options: SAMEORIGIN',
  '',
  // Signing in to the comment service happens in a pop-up that answers its opener.
  '/insights/*',
  '  ! Cross-Origin-Opener-Policy',
  '  Cross-Origin-Opener-Policy: same-origin-allow-popups',
  '',
];

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
    ...(commentsAreSetUp ? commentsHeaders() : []),
  ].join('\n');
}

/** Writes the security headers of the finished site to `_headers`. */
export function securityHeaders(): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = await filesBelow(fileURLToPath(dir), '.html');
        const sonner = await readFile(sonnerModule, 'utf8');
        const scripts = new Set<string>();
        const styles = new Set(toastStyleHashes(sonner));
        for (const page of pages) {
          const html = await readFile(page, 'utf8');
          for (const hash of inlineScriptHashes(html)) scripts.add(hash);
          for (const hash of inlineStyleHashes(html)) styles.add(hash);
        }
        await writeFile(
          new URL('_headers', dir),
          headersFile(contentSecurityPolicy([...scripts].sort(), [...styles].sort())),
        );
        logger.info(
          `_headers: ${pages.length} pages, ${scripts.size} inline scripts and ${styles.size} styles allowed by hash`,
        );
      },
    },
  };
}
