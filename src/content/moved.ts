import { decoded } from '../lib/site-path.ts';

/** A line of moved.yaml, read by the build and followed by server.ts. */
export interface Moved {
  /** Decoded, without a trailing slash. */
  path: string;
  /** True if everything below the path also moved. */
  isFolder: boolean;
  /** Parameters that a request must have, such as 'p=12'. */
  query: string;
  /** Encoded: a path, or an address on another site. */
  to: string;
}

const plain = (path: string) => (decoded(path) ?? path).normalize().replace(/\/+$/, '');

export function parseMoved([old, to]: readonly [old: string, to: string]): Moved {
  const [, path = '', folder, query = ''] = /^([^*?]*)(\*)?\??(.*)$/.exec(old) ?? [];
  const { origin, href } = new URL(to, 'https://own.invalid');
  const target = to.startsWith('/') ? href.slice(origin.length) : href;
  return { path: plain(path), isFolder: folder !== undefined, query, to: target };
}

/**
 * Returns the new address of a request, or undefined. Keeps the query, except the parameters of the old address.
 * @param rules most specific first
 * @param path percent-encoded, from the site's root
 * @param search query of the request, with its question mark
 */
export function movedTo(rules: readonly Moved[], path: string, search: string): string | undefined {
  const asked = plain(path);
  const parameters = new URLSearchParams(search);
  const rule = rules.find(
    (one) =>
      (asked === one.path || (one.isFolder && asked.startsWith(`${one.path}/`))) &&
      [...new URLSearchParams(one.query)].every(([name, value]) => parameters.get(name) === value),
  );
  if (!rule) return undefined;
  for (const name of new URLSearchParams(rule.query).keys()) parameters.delete(name);
  const kept = rule.query ? parameters.toString() : search.slice(1);
  const [target = '', ...fragment] = rule.to.split(/(?=#)/);
  const joint = kept && (target.includes('?') ? '&' : '?');
  return target + joint + kept + fragment.join('');
}
