/** What `aria-current` says of a link: the page itself, a page above it, or nothing; home is above none. */
export function ariaCurrent(path: string, current: string): 'page' | 'true' | undefined {
  if (path === current) return 'page';
  return path !== '/' && current.startsWith(`${path}/`) ? 'true' : undefined;
}
