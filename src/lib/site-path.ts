/**
 * A site may be below a path (`https://agency.example/site`); its base path is then `/site`, otherwise ''. Paths are written from
 * the site's root and get the base last: in finished HTML, in scripts' requests, in absolute URLs.
 */

/** Adds the base to a path of the site. Paths that have it, relative paths and external URLs stay unchanged. */
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

/** Decodes percent-encoding in a path; returns null if it is malformed. */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
