import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../contract/site-config.ts';
import { STANDING_HEADERS } from '../../contract/standing-headers.ts';
import { linksUnderBase } from '../../src/lib/site-path.ts';
import type { HttpReply } from '../http/http.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes any text so that it is inert inside HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** As on the site's pages: without it a browser that comes from one of them reports a transition that failed. */
const TRANSITION =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';
const TRANSITION_HASH = createHash('sha256').update(TRANSITION).digest('base64');

/** Headers of every answer that the service itself makes (OWASP ASVS 5.0, 3.4 and 14.3.2). */
export function serviceHeaders(formAction: string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src 'self' 'sha256-${TRANSITION_HASH}'`,
    `form-action ${["'self'", ...formAction].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    ...STANDING_HEADERS,
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'x-robots-tag': 'noindex',
  };
}

export interface PageParts {
  status: number;
  title: string;
  /** Heading of the page, when it is not its title. */
  heading?: string;
  /** Finished HTML. */
  body: string;
  siteConfig: SiteConfig;
  siteUrl: string;
  formAction?: string[];
}

/** Builds the answer with a page: one column, one style sheet, no script. */
export function htmlPage(parts: PageParts): HttpReply {
  const title = escapeHtml(parts.title);
  const name = escapeHtml(parts.siteConfig.name);
  const home = escapeHtml(parts.siteUrl + parts.siteConfig.homePath);
  const dir = parts.siteConfig.direction === 'rtl' ? ' dir="rtl"' : '';
  return {
    status: parts.status,
    headers: {
      ...serviceHeaders(parts.formAction),
      'content-type': 'text/html; charset=utf-8',
    },
    body: linksUnderBase(
      parts.siteConfig.base,
      `<!doctype html>
<html lang="${escapeHtml(parts.siteConfig.language)}"${dir}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${name}</title>
<style>${TRANSITION}</style>
<link rel="stylesheet" href="/_inbox/style.css">
</head>
<body>
<header><a href="${home}">${name}</a></header>
<main>
<h1>${escapeHtml(parts.heading ?? parts.title)}</h1>
${parts.body}
</main>
</body>
</html>
`,
    ),
  };
}
