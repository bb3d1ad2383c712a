/**
 * Returns the address that a form asked for (`_next`), absolute and on one of the allowed origins, or `fallback` for
 * anything else (OWASP ASVS 5.0, 3.7.2). A relative address is resolved against the site's origin. The whole href is
 * returned: of '/..//evil.com' the path alone would be another site.
 */
export function redirectTarget(
  wanted: string,
  site: string,
  allowed: string[],
  fallback: string,
): string {
  if (wanted === '' || wanted.length > 2048) return fallback;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/[\u0000-\u0020\u007f\\]/.test(wanted)) return fallback;
  if (!/^(?:\/(?!\/)|https?:\/\/)/.test(wanted)) return fallback;
  let url: URL;
  try {
    url = new URL(wanted, site);
  } catch {
    return fallback;
  }
  const fits =
    allowed.includes(url.origin) &&
    url.username === '' &&
    url.password === '' &&
    !url.pathname.startsWith('//') &&
    !/%(?:0d|0a|5c)/i.test(url.href) &&
    !/^https?:\/\/[^/]*@/.test(wanted);
  return fits ? url.href : fallback;
}
