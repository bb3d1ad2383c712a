import { ServiceError } from './errors.ts';
import type { Settings } from './settings.ts';

/** What the headers of a request say about who sent it; null where a header is absent. */
export interface OriginFacts {
  origin: string | null;
  fetchSite: string | null;
  host: string | null;
  /** True when the visitor's connection was TLS, as told by a trusted proxy or the platform. */
  secure: boolean;
}

export interface OriginVerdict {
  /** Where redirects without an origin of their own lead. */
  site: string;
  redirectOrigins: readonly string[];
  /** Value for Access-Control-Allow-Origin, or null when the page is on the same host. */
  cors: string | null;
  /** Neither Origin nor Sec-Fetch-Site came: an old client or no browser at all. */
  unknown: boolean;
}

type OriginSettings = Pick<Settings, 'SITE_URL' | 'ALLOWED_ORIGINS' | 'STRICT_ORIGIN'>;

/**
 * Checks that a page of ours sent the request: Origin is the site or one of ALLOWED_ORIGINS, or the browser says
 * `Sec-Fetch-Site: same-origin`. A request with neither header is scored, unless STRICT_ORIGIN refuses it.
 * @throws {ServiceError} 403 for another site, 400 for an unusable Host
 */
export function checkOrigin(facts: OriginFacts, settings: OriginSettings): OriginVerdict {
  const { origin, fetchSite } = facts;
  const site = siteOrigin(facts, settings);
  const redirectOrigins = [site, ...settings.ALLOWED_ORIGINS];
  if (origin !== null && redirectOrigins.includes(origin)) {
    const cors = isOwnHost(facts) ? null : origin;
    return { site: origin, redirectOrigins, cors, unknown: false };
  }
  const unknown = origin === null && fetchSite === null;
  if (fetchSite === 'same-origin' || (unknown && !settings.STRICT_ORIGIN)) {
    return { site, redirectOrigins, cors: null, unknown };
  }
  throw new ServiceError(403, 'foreign_origin');
}

/** Without SITE_URL the request's host is the site, also by http: a proxy may end TLS without saying so. */
function siteOrigin(facts: OriginFacts, { SITE_URL }: Pick<Settings, 'SITE_URL'>): string {
  if (SITE_URL !== undefined) return SITE_URL;
  const host = facts.host ?? '';
  if (!/^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/.test(host)) {
    throw new ServiceError(400, 'malformed');
  }
  if (facts.origin !== null && isOwnHost(facts)) return facts.origin;
  return `${facts.secure ? 'https' : 'http'}://${host}`;
}

const isOwnHost = ({ origin, host }: OriginFacts): boolean =>
  origin === `https://${host}` || origin === `http://${host}`;
