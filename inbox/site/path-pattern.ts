/**
 * Path patterns of the `_headers` and `_redirects` formats of the static hosts: `*` matches
 * anything (and is named `splat`), `:name` matches one path segment.
 */
export type PathMatcher = (path: string) => Record<string, string> | null;

/** Builds from a pattern a matcher that returns what `*` and `:name` matched, or null. */
export function pathPattern(pattern: string): PathMatcher {
  const names: string[] = [];
  const source = pattern.replace(/\*|:[A-Za-z]\w*|[.+?^${}()|[\]\\]/g, (part) => {
    if (part === '*') {
      names.push('splat');
      return '(.*)';
    }
    if (part.startsWith(':')) {
      names.push(part.slice(1));
      return '([^/]+)';
    }
    return `\\${part}`;
  });
  // '/services/*' also speaks for '/services' itself, as on the hosts that invented the format.
  const expression = new RegExp(`^${source.replace(/\/\(\.\*\)$/, '(?:/(.*))?')}$`);
  return (path) => {
    const match = expression.exec(path);
    if (!match) return null;
    const found: Record<string, string> = {};
    for (const [index, name] of names.entries()) found[name] = match[index + 1] ?? '';
    return found;
  };
}
