import { ServiceError } from './errors.ts';
import type { Settings } from './settings.ts';

/** Headers that tell the origin of a request; null if absent. */
export interface OriginFacts {
  origin: string | null;
  fetchSite: string | null;
  host: string | null;
  /** True if X-Forwarded-Proto or the platform says that the visitor's connection was TLS. */
  secure: boolean;
}

interface OriginVerdict {
  /** Origin that relative redirects resolve against. */
  site: string;
  redirectOrigins: readonly string[];
  /** Value for Access-Control-Allow-Origin, or null if the page is on the same host. */
  cors: string | null;
  /** True if neither Origin nor Sec-Fetch-Site was sent: an old client or no browser. */
  unknown: boolean;
}

type OriginSettings = Pick<Settings, 'SITE_URL' | 'ALLOWED_ORIGINS' | 'STRICT_ORIGIN'>;

/**
 * Checks that one of our pages sent the request: Origin is the site or one of ALLOWED_ORIGINS, or the browser sends
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

/** Returns SITE_URL, or else the request's host, even with http: a proxy may terminate TLS without a header. */
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
