/** Returns the `aria-current` of a link: `page` for the page itself, `true` for a page above it; home is above none. */
export function ariaCurrent(path: string, current: string): 'page' | 'true' | undefined {
  if (path === current) return 'page';
  return path !== '/' && current.startsWith(`${path}/`) ? 'true' : undefined;
}
