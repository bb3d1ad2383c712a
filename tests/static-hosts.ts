/**
 * What static hosts make of a `_headers` file, as small models. Where a host leaves something open, there is a model for
 * each reading, and the file must give the same headers under all of them.
 */
type Headers = Record<string, string>;
type Host = (file: string, path: string) => Headers;

interface Rule {
  path: string;
  lines: string[];
}

/** Rules of the file: a line that begins with '/' begins one (both hosts trim lines and pass over '#'). */
function rulesOf(file: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of file.split('\n').map((text) => text.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) rules.push({ path: line, lines: [] });
    else rules.at(-1)?.lines.push(line);
  }
  return rules;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Headers of one rule; a name given twice is joined with a comma (both hosts). */
function pairs(lines: string[]): Headers {
  const headers: Headers = {};
  for (const line of lines) {
    const [, name, value] = /^([^:\s]+):\s*(.+)$/.exec(line) ?? [];
    if (!name || !value) continue;
    const key = name.toLowerCase();
    headers[key] = headers[key] ? `${headers[key]}, ${value}` : value;
  }
  return headers;
}

/** Limits of Cloudflare Pages (its documentation, "Headers"); what lies beyond is passed over in silence. */
export const CLOUDFLARE = { rules: 100, lineLength: 2000 };

/**
 * Cloudflare Pages: every matching rule counts, in the order of the file; a header set by two is joined with a comma;
 * `! Name` takes away what earlier rules have set. `*` is anything, `:name` one segment (workers-sdk, pages-shared).
 */
export const cloudflare: Host = (file, path) => {
  const short = file.split('\n').filter((line) => line.trim().length <= CLOUDFLARE.lineLength);
  const headers: Headers = {};
  for (const rule of rulesOf(short.join('\n')).slice(0, CLOUDFLARE.rules)) {
    const source = literal(rule.path)
      .replace('\\*', '(?:.*)')
      .replace(/:[A-Za-z]\w*/g, '[^/]+');
    if (!new RegExp(`^${source}$`).test(path)) continue;
    for (const line of rule.lines) {
      const [, name] = /^!\s*(\S+)$/.exec(line) ?? [];
      if (name) delete headers[name.toLowerCase()];
    }
    for (const [name, value] of Object.entries(pairs(rule.lines)))
      headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
};

/**
 * Netlify: letters of either case match, a trailing '/' and a trailing wildcard segment are optional, `! Name` means
 * nothing (netlify/build, headers-parser). Its tools let the later of two rules win, but its documentation does not
 * promise that for production, so joining with a comma is the second reading.
 */
const netlify =
  (merge: 'later wins' | 'joined'): Host =>
  (file, path) => {
    const headers: Headers = {};
    for (const rule of rulesOf(file)) {
      const parts = rule.path.split('/').filter(Boolean);
      const source = parts.map((part) => {
        if (part === '*') return '?(.*)';
        return part.startsWith(':') ? '[^/]+' : literal(part).replaceAll('\\*', '.*');
      });
      if (!new RegExp(`^/${source.join('/')}/?$`, 'i').test(path)) continue;
      for (const [name, value] of Object.entries(pairs(rule.lines)))
        headers[name] = merge === 'joined' && headers[name] ? `${headers[name]}, ${value}` : value;
    }
    return headers;
  };

/** Every reading of every host that the file must satisfy. */
export const STATIC_HOSTS: Record<string, Host> = {
  'Cloudflare Pages': cloudflare,
  'Netlify, later rule wins': netlify('later wins'),
  'Netlify, values joined': netlify('joined'),
};
