import { type PathMatcher, pathPattern } from './path-pattern.ts';

interface RedirectRule {
  matches: PathMatcher;
  target: string;
  status: number;
  /** `301!` wins over a file of the same path; without it the file wins. */
  force: boolean;
}

const STATUSES = new Set([200, 301, 302, 303, 307, 308, 404, 410]);

/**
 * Parses the text of a `_redirects` file: `from to [status][!]` a line, 301 when no status is given, 200 serves another
 * file in place, 404 serves it with that status.
 * @throws {Error} naming the line that is not understood.
 */
export function parseRedirectsFile(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.replace(/(^|\s)#.*$/, '').trim();
    if (trimmed === '') continue;
    const [from = '', target = '', code = '301', ...rest] = trimmed.split(/\s+/);
    const status = Number.parseInt(code, 10);
    const targetFits = /^(https?:\/\/|\/(?!\/))/.test(target);
    if (!from.startsWith('/') || !targetFits || !STATUSES.has(status) || rest.length > 0) {
      throw new Error(`_redirects line ${index + 1} is not understood: ${trimmed}`);
    }
    rules.push({ matches: pathPattern(from), target, status, force: code.endsWith('!') });
  }
  return rules;
}

/** Returns where a decoded path leads, or null. The first match wins. */
export function redirectFor(rules: RedirectRule[], path: string) {
  for (const rule of rules) {
    const found = rule.matches(path);
    if (!found) continue;
    const target = rule.target.replace(/:([A-Za-z]\w*)/g, (whole, name: string) =>
      name in found ? encodeURI(found[name] ?? '') : whole,
    );
    // A splat that starts with '/' must not turn '/x' into '//host' (open redirect).
    return { target: target.replace(/^\/[/\\]+/, '/'), status: rule.status, force: rule.force };
  }
  return null;
}

export type RedirectRules = ReturnType<typeof parseRedirectsFile>;
