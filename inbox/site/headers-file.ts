import { type PathMatcher, pathPattern } from './path-pattern.ts';

interface HeaderRule {
  /** As it is written. */
  path: string;
  matches: PathMatcher;
  set: [name: string, value: string][];
  remove: string[];
}

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what RFC 9110 section 5.5 forbids
const UNSAFE_VALUE = /[\u0000-\u0008\u000a-\u001f\u007f]/;

/**
 * Parses the text of a `_headers` file (a path line, then indented `Name: value` or `! Name` lines; `#` comments).
 * @throws {Error} naming the line that is not understood.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: trimmed, matches: pathPattern(trimmed), set: [], remove: [] });
      continue;
    }
    const rule = rules.at(-1);
    const removed = /^!\s*(\S+)$/.exec(trimmed)?.[1];
    const colon = trimmed.indexOf(':');
    const name = trimmed.slice(0, colon).trim();
    const value = trimmed.slice(colon + 1).trim();
    if (rule && removed) rule.remove.push(removed.toLowerCase());
    else if (rule && colon > 0 && TOKEN.test(name) && !UNSAFE_VALUE.test(value)) {
      rule.set.push([name.toLowerCase(), value]);
    } else throw new Error(`_headers line ${index + 1} is not understood: ${trimmed}`);
  }
  return rules;
}

/** Returns the headers of a decoded path (names in lower case); later rules win. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!rule.matches(path)) continue;
    for (const name of rule.remove) delete headers[name];
    for (const [name, value] of rule.set) headers[name] = value;
  }
  return headers;
}

export type HeaderRules = ReturnType<typeof parseHeadersFile>;
