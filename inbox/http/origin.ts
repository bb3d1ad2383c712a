import type { HttpRequest } from './http.ts';
import { HttpError } from './http-error.ts';

export interface OriginRules {
  siteUrl: string | undefined;
  allowedOrigins: string[];
  strict: boolean;
}

export interface OriginVerdict {
  /** Where redirects without an origin of their own lead. */
  site: string;
  /** Every origin a redirect may lead to. */
  redirectOrigins: string[];
  /** Value for Access-Control-Allow-Origin, when the page is on another origin. */
  cors: string | null;
  /** Neither Origin nor Sec-Fetch-Site came: an old client or no browser at all. */
  unknown: boolean;
}

/**
 * Checks that a page of ours sent the request: Origin must be byte-equal to an allowed one; without Origin,
 * Sec-Fetch-Site must not be cross-site or same-site (the rule of Go's CrossOriginProtection). Without SITE_URL the
 * request's own host is the site.
 * @throws {HttpError} 403 for a foreign or null origin, 400 for an unusable Host.
 */
export function checkOrigin(request: HttpRequest, rules: OriginRules): OriginVerdict {
  const origin = request.headers.origin;
  const fetchSite = request.headers['sec-fetch-site'];
  const own = rules.siteUrl ?? ownOrigin(request);
  const allowed = [own, ...rules.allowedOrigins];
  if (origin !== undefined) {
    if (!allowed.includes(origin)) throw new HttpError(403, 'foreign_origin');
    const cors = origin === ownOrigin(request) ? null : origin;
    return { site: origin, redirectOrigins: allowed, cors, unknown: false };
  }
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') {
    throw new HttpError(403, 'foreign_origin');
  }
  const unknown = fetchSite === undefined;
  if (unknown && rules.strict) throw new HttpError(403, 'no_origin');
  return { site: own, redirectOrigins: allowed, cors: null, unknown };
}

/**
 * Returns the origin the visitor typed. A proxy may end TLS without telling us, so an Origin of the same host decides
 * between http and https.
 * @throws {HttpError} 400.
 */
export function ownOrigin(request: HttpRequest): string {
  const host = request.headers.host ?? '';
  if (!/^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/.test(host)) {
    throw new HttpError(400, 'bad_host');
  }
  const origin = request.headers.origin ?? '';
  if (origin === `https://${host}` || origin === `http://${host}`) return origin;
  return `${request.secure ? 'https' : 'http'}://${host}`;
}
