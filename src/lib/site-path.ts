/**
 * A site may stand below a path (`https://agency.example/site`); the base path is '' or such as `/site`. Paths are written
 * from the site's own root and get the base where they leave: in finished HTML, in what scripts fetch, in absolute addresses.
 */

/** A path of the site with the base before it. What has it already, is relative or leads elsewhere stays as it is. */
export function underBase(base: string, path: string): string {
  const isOwn = path.startsWith('/') && !path.startsWith('//');
  const hasIt = path === base || path.startsWith(`${base}/`);
  return isOwn && !hasIt ? base + path : path;
}

/** A path without the base, from the site's root; null where it is not below the base. */
export function withoutBase(base: string, path: string): string | null {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/** A path without percent-encoding; null if it has a % that encodes nothing. */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
