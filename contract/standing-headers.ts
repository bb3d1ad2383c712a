/**
 * Headers of every answer, whatever is asked and whatever comes of it (OWASP ASVS 5.0, 3.4; RFC 6797; Fetch and HTML
 * for the cross-origin ones); files that are parts of pages have those of them that mean something there. The build
 * writes the same into `_headers` for static hosts. A policy for content (CSP) is not among them: pages and the service's
 * own answers each have theirs.
 */
export const STANDING_HEADERS: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** In place of the one above, where the owner of the domain asks for it: it binds every name below the site's. */
export const HSTS_SUBDOMAINS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/** Of these and of `_headers`, what browsers heed on documents alone (CSP3, HTML, Permissions Policy). */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];
/** Media types of what is loaded into documents and never is one. SVG can be opened by itself, so it is not here. */
const PARTS = /^(?:font|audio|video)\/|^image\/(?!svg)|^text\/(?:css|javascript)|\bmanifest\+json/;

/**
 * Returns those headers of a file that mean something for its media type. A page brings ten files, and on each of them
 * the policies for documents would be 1.1 kB more on the way, which HTTP/1.1 sends in full every time.
 */
export function headersForType(
  headers: Record<string, string>,
  mediaType: string,
): Record<string, string> {
  if (!PARTS.test(mediaType)) return headers;
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !FOR_DOCUMENTS.includes(name)),
  );
}
