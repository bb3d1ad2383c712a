import { HSTS_SUBDOMAINS, STANDING_HEADERS } from '../contract/standing-headers.ts';

/** The page that needs other headers than the rest, and the policy it has instead. */
export interface ExceptionalPage {
  path: string;
  policy: string;
}

const SEGMENTS = ['one', 'two', 'three', 'four', 'five'];
/** Rules that between them match every path of up to five segments, and each path once. */
const BY_DEPTH = [
  '/',
  ...SEGMENTS.map((_, depth) => `/:${SEGMENTS.slice(0, depth + 1).join('/:')}`),
];
/** Insights are /insights/<kind>/<slug>, and no other page lies as deep. */
const PIECES = BY_DEPTH[3];

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** 'x-frame-options' as 'X-Frame-Options': a host that compares by letter must not send a header twice. */
const named = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()),
      value,
    ]),
  );

/**
 * The text of `_headers`, which Cloudflare Pages, Netlify and our own server read. Where two rules match a path and set
 * the same header, Cloudflare joins the values with a comma (its documentation, "Headers"), Netlify's own tools let the
 * later rule win (netlify/build, headers-parser) and know no `! Header`. So no header of a path stands in two rules:
 * with an exceptional page, what differs moves from the rule for all to one rule for each depth of path, and the page
 * itself lies deeper (docs/decisions/0005).
 */
export function headersFile(
  policy: string,
  exception?: ExceptionalPage,
  hstsSubdomains = false,
): string {
  const {
    'x-frame-options': framing = '',
    'cross-origin-opener-policy': opener = '',
    ...same
  } = { ...STANDING_HEADERS, ...(hstsSubdomains && HSTS_SUBDOMAINS) };
  const common = named(same);
  const strict = {
    'Content-Security-Policy': policy,
    'X-Frame-Options': framing,
    'Cross-Origin-Opener-Policy': opener,
  };
  const files = [rule('/_astro/*', { 'Cache-Control': 'public, max-age=31536000, immutable' })];
  if (!exception) return [rule('/*', { ...common, ...strict }), ...files].join('\n');
  return [
    rule('/*', common),
    ...BY_DEPTH.map((path) =>
      rule(path, {
        ...strict,
        // Signing in to the comment service happens in a pop-up that answers its opener.
        ...(path === PIECES && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
      }),
    ),
    rule(exception.path, {
      'Content-Security-Policy': exception.policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cross-Origin-Opener-Policy': opener,
    }),
    ...files,
  ].join('\n');
}
