/**
 * Headers of every answer, whatever is asked and whatever comes of it (OWASP ASVS 5.0, 3.4; RFC 6797; Fetch and HTML
 * for the cross-origin ones). The build writes the same into `_headers` for static hosts. A policy for content (CSP) is
 * not among them: pages and the service's own answers each have theirs.
 */
export const STANDING_HEADERS: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};
