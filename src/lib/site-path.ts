/**
 * A site may be below a path (`https://agency.example/site`): its base path is '' or such as `/site`. Paths are written from the
 * site's own root and get the base at the end: in finished HTML, in requests of scripts, in absolute addresses.
 */

/** Puts the base before a path of the site. A path that has it, a relative one and an address elsewhere stay the same. */
export function underBase(base: string, path: string): string {
  const isOwn = path.startsWith('/') && !path.startsWith('//');
  const hasIt = path === base || path.startsWith(`${base}/`);
  return isOwn && !hasIt ? base + path : path;
}

/** Returns a path without the base, from the site's root; null if it is not below the base. */
export function withoutBase(base: string, path: string): string | null {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/** Returns a path without percent-encoding; null if it has a % that encodes nothing. */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
