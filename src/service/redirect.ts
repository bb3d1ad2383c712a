/** Returns an absolute URL (OWASP ASVS 5.0, 3.7.2): the path of '/..//evil.com' alone would lead to another site. */
export function redirectTarget(
  wanted: string,
  site: string,
  allowed: readonly string[],
  fallback: string,
): string {
  if (wanted === '' || wanted.length > 2048) return fallback;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused here
  if (/[\u0000-\u0020\u007f\\]/.test(wanted)) return fallback;
  if (!/^(?:\/(?!\/)|https?:\/\/)/.test(wanted)) return fallback;
  const url = URL.parse(wanted, site);
  const fits =
    url !== null &&
    allowed.includes(url.origin) &&
    url.username === '' &&
    url.password === '' &&
    !url.pathname.startsWith('//') &&
    !/%(?:0d|0a|5c)/i.test(url.href) &&
    !/^https?:\/\/[^/]*@/.test(wanted);
  return fits ? url.href : fallback;
}
