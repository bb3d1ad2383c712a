/** Files of the build that steer the server and are nobody's business. */
const PRIVATE_ROOT = new Set(['_headers', '_redirects', '_inbox.json', '_worker.js']);

/**
 * Decodes the segments of a raw request path, or returns null when the path must not reach the disk: bad
 * percent-encoding, empty, dot and hidden segments (`.well-known` excepted), slashes or NULs smuggled in by encoding,
 * names that Windows or macOS would read differently, and the build's private files in any disguise.
 */
export function safeSegments(rawPath: string): string[] | null {
  if (!rawPath.startsWith('/') || rawPath.length > 2048) return null;
  if (rawPath === '/') return [];
  const segments: string[] = [];
  for (const raw of rawPath.slice(1).replace(/\/$/, '').split('/')) {
    let segment: string;
    try {
      segment = decodeURIComponent(raw);
    } catch {
      return null;
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    if (segment === '' || /[/\\:*?"<>|\u0000-\u001f\u007f]/.test(segment)) return null;
    if (segment.startsWith('.') && segment !== '.well-known') return null;
    if (/[. ]$/.test(segment)) return null;
    segments.push(segment.normalize('NFC'));
  }
  const first = segments[0]?.toLowerCase().replace(/\.(br|gz)$/, '') ?? '';
  return PRIVATE_ROOT.has(first) ? null : segments;
}

/** Encodes decoded segments as the path to put into a Location header: never `//…`. */
export function encodePath(segments: string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}
