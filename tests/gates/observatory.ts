/**
 * The rules of the MDN HTTP Observatory, algorithm 4, for one answer to one request over https: `src/grader/charts.js`
 * and `src/analyzer/tests/` of mdn/mdn-http-observatory, read at 94042bb (2026-08-20). Its npm package is not used: it
 * brings a database driver to compile and fetches lists after install. Left out are the outcomes that no configuration of ours
 * can lead to: cookies (none are set), preloading (a list kept by browsers), a broken certificate.
 */
export interface Answer {
  /** Lower-case names. */
  headers: Record<string, string>;
  html: string;
}

interface Finding {
  test: string;
  outcome: string;
  points: number;
}

/** Sources by directive. @throws where a directive stands twice, which the Observatory calls invalid */
function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (directives.has(name)) throw new Error(`${name} stands twice`);
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives;
}

const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const INLINE = /^(?:'unsafe-inline'|data:)$/;
const INSECURE = /^(?:http|ftp):/;
const HASHED = /^'(?:sha(?:256|384|512)|nonce)-/;

/** [outcome, points] of the policy; the first that holds counts, the worst come first. */
function policyOutcome(policy: string | undefined): [string, number] {
  if (!policy) return ['not implemented', -25];
  // More than one policy in a header is read as their intersection, which nothing here needs.
  if (policy.includes(',')) return ['more than one policy', -25];
  let directives: Map<string, string[]>;
  try {
    directives = directivesOf(policy);
  } catch {
    return ['invalid', -25];
  }
  const sources = (name: string) => {
    const list = directives.get(name) ?? directives.get('default-src') ?? ['*'];
    return list.some((source) => HASHED.test(source))
      ? list.filter((source) => source !== "'unsafe-inline'")
      : list;
  };
  const has = (name: string, pattern: RegExp) => sources(name).some((one) => pattern.test(one));
  const passive = ['img-src', 'media-src'];
  const active = [...directives.keys()].filter((name) => !passive.includes(name));
  if (sources('script-src').includes("'strict-dynamic'") && !has('script-src', HASHED))
    return ["'strict-dynamic' without a hash", -25];
  if (has('script-src', BROAD) || has('script-src', INLINE) || has('object-src', BROAD))
    return ['unsafe script', -20];
  if (active.some((name) => has(name, INSECURE))) return ['active content over http', -20];
  if (has('script-src', /^'unsafe-eval'$/) || has('style-src', /^'unsafe-eval'$/))
    return ["'unsafe-eval'", -10];
  if (passive.some((name) => has(name, INSECURE))) return ['pictures over http', -10];
  if (has('style-src', BROAD) || has('style-src', INLINE)) return ['unsafe styles', 0];
  return directives.get('default-src')?.join() === "'none'"
    ? ["nothing unsafe, default-src 'none'", 10]
    : ['nothing unsafe', 5];
}

function transportOutcome(value: string | undefined): [string, number] {
  if (!value) return ['not implemented', -20];
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (!age || value.includes(',')) return ['invalid', -20];
  return Number(age) >= 15_552_000 ? ['six months at least', 0] : ['under six months', -10];
}

function referrerOutcome(value: string | undefined): [string, number] {
  if (!value) return ['not implemented', 0];
  const last = value.toLowerCase().split(',').at(-1)?.trim() ?? '';
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(last)
    ? [last, 5]
    : [`unsafe or unknown: ${last}`, -5];
}

function framingOutcome(headers: Answer['headers']): [string, number] {
  if (/(?:^|;)\s*frame-ancestors\s/i.test(headers['content-security-policy'] ?? ''))
    return ['by frame-ancestors', 5];
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
    ? ['by X-Frame-Options', 0]
    : ['missing or invalid', -20];
}

/** A table of values and points; any other value is invalid. */
function valueOutcome(
  value: string | undefined,
  points: Record<string, number>,
  missing: number,
): [string, number] {
  if (value === undefined) return ['not implemented', missing];
  return [value, points[value.toLowerCase()] ?? -5];
}

function scriptOutcome(html: string): [string, number] {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)];
  const foreign = scripts.filter(([, src = '']) => /^(?:https?:)?\/\//.test(src));
  const checked = (list: typeof scripts) => list.filter(([tag]) => /\sintegrity="/.test(tag));
  if (foreign.some(([, src = '']) => !src.startsWith('https:')))
    return ['foreign scripts not over https', -50];
  if (checked(foreign).length < foreign.length) return ['foreign scripts unchecked', -5];
  return checked(scripts).length > 0 ? ['checked', 5] : ['all from our origin', 0];
}

function sharingOutcome(headers: Answer['headers']): [string, number] {
  return headers['access-control-allow-origin'] && headers['access-control-allow-credentials']
    ? ['shared with credentials', -50]
    : ['not shared with credentials', 0];
}

/**
 * What the Observatory finds in an answer, a line a test, and the score: 100 and the penalties; bonuses are added where
 * that leaves 90 or more.
 */
export function observatory({ headers, html }: Answer): { score: number; findings: Finding[] } {
  const outcomes: Record<string, [string, number]> = {
    'content-security-policy': policyOutcome(headers['content-security-policy']),
    cookies: headers['set-cookie'] ? ['set: not among these rules', -40] : ['none', 0],
    'cross-origin-embedder-policy': valueOutcome(
      headers['cross-origin-embedder-policy'],
      { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 },
      0,
    ),
    'cross-origin-opener-policy': valueOutcome(
      headers['cross-origin-opener-policy'],
      { 'same-origin': 10, 'same-origin-allow-popups': 10, 'unsafe-none': 0 },
      0,
    ),
    'cross-origin-resource-policy': valueOutcome(
      headers['cross-origin-resource-policy'],
      { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 },
      0,
    ),
    'cross-origin-resource-sharing': sharingOutcome(headers),
    'referrer-policy': referrerOutcome(headers['referrer-policy']),
    'strict-transport-security': transportOutcome(headers['strict-transport-security']),
    'subresource-integrity': scriptOutcome(html),
    'x-content-type-options': valueOutcome(headers['x-content-type-options'], { nosniff: 0 }, -5),
    'x-frame-options': framingOutcome(headers),
  };
  const findings = Object.entries(outcomes).map(([test, [outcome, points]]) => ({
    test,
    outcome,
    points,
  }));
  const sum = (sign: 1 | -1) =>
    findings.reduce((total, { points }) => total + (points * sign > 0 ? points : 0), 0);
  const basis = Math.max(0, 100 + sum(-1));
  return { score: basis >= 90 ? basis + sum(1) : basis, findings };
}
