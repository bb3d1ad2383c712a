/** True where `current` is `path` or lies below it; home is only itself. */
export function isCurrentPath(path: string, current: string): boolean {
  return path === '/' ? current === '/' : current === path || current.startsWith(`${path}/`);
}
