import * as crypto from 'node:crypto';
import { stripTypeScriptTypes } from 'node:module';
import * as zlib from 'node:zlib';
import { load as parseYaml } from 'js-yaml';
import { parse as parseCss } from 'postcss';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chartsAsMarkdown } from '../../../../src/model/markdown/charts.ts';
import { markdown, names } from '../../../support/content.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

const bodies = new Map(
  ['blog', 'article', 'case-study']
    .flatMap((kind) => names(`insights/${kind}`, '.md'))
    .map((file) => [file.replace(/^.*\/|\.md$/g, ''), markdown(file).body]),
);
const samples = [...bodies].flatMap(([piece, body]) =>
  [...body.matchAll(/^```(\w+)(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', mark = '', code = '']) => ({ piece, language, mark, code }),
  ),
);
const isScript = ({ language }: { language: string }) => language === 'js' || language === 'ts';
const text = (piece: string) => bodies.get(piece) ?? '';
/** The rows of the tables of a piece that begin with the given word, as numbers; words become NaN. */
const rows = (piece: string, start: RegExp) =>
  [...text(piece).matchAll(/^\| (.*) \|$/gm)]
    .map(([, row = '']) => row.replace(/[,%]/g, '').split('|'))
    .filter(([first = '', second]) => start.test(first) && !second?.includes('*'))
    .map((cells) => cells.map(Number));

/** Every function of a package that is not installed here calls the function it gets. */
const anyPackage = new Proxy(
  {},
  { get: () => (call: unknown) => typeof call === 'function' && call({ attribution: {} }) },
);
const files = { readdir: async () => ['a.js'], readFile: async () => crypto.randomBytes(41_000) };
const known: Record<string, object> = { 'node:crypto': crypto, 'node:zlib': zlib };
const page = {
  packages: (name: string) => known[name] ?? (name.startsWith('node:') ? files : anyPackage),
  navigator: { sendBeacon: vi.fn() },
  location: { pathname: '/' },
  document: { prerendering: true, addEventListener: vi.fn() },
  filter: { dataset: {}, addEventListener: vi.fn() },
  fetch: vi.fn(),
};

/** Runs the scripts of a piece as one module; returns its exports, and `also`. */
async function run(piece: string, also = '') {
  const own = samples.filter((sample) => sample.piece === piece && isScript(sample));
  const script = stripTypeScriptTypes(own.map(({ code }) => code).join('\n'))
    .replace(/^import (\{[^}]*\}) from ('[^']+')/gm, 'const $1 = packages($2)')
    .concat(`\nexport { ${also} };`);
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
}

const readers: Record<string, (code: string) => unknown> = {
  css: (code) => parseCss(code).nodes,
  json: (code) => Object.keys(JSON.parse(code)),
  chart: (code) => chartsAsMarkdown(`\`\`\`chart\n${code}\`\`\``, 'the chart'),
  yaml: (code) => Object.keys(parseYaml(code) as object),
  http: (code) => {
    // RFC 9111, 5.2.2.10: a shared cache must not serve stale what came with s-maxage.
    expect(code).not.toMatch(/s-maxage.*stale-while-revalidate/);
    return code.match(/^[A-Z][\w-]+:/gm);
  },
  html: (code) => {
    const json = code.match(/<script[^>]*>([\s\S]*)<\/script>/)?.[1];
    return json ? Object.keys(JSON.parse(json)) : code.match(/<\w+/g);
  },
};

describeDemo('code samples of the insights', () => {
  beforeAll(() => {
    for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
    vi.spyOn(process, 'exit').mockImplementation((() => {}) as () => never);
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([...new Set(samples.filter(isScript).map(({ piece }) => piece))])(
    '%s runs',
    async (piece) => {
      await run(piece);
    },
  );

  it.each(samples.filter((sample) => !isScript(sample) && !sample.mark))(
    '$piece: its $language is read',
    ({ language, code }) => expect(readers[language]?.(code)).not.toHaveLength(0),
  );

  it('only languages without a compiler or player here are marked as not run', () => {
    const marked = samples.filter(({ mark }) => mark).map(({ language, mark }) => language + mark);
    expect(marked.sort()).toEqual(['kotlin not-run', 'solidity not-run', 'text not-run']);
  });

  it('the score of the leads is the one that the text names', async () => {
    const piece = 'a-lead-score-is-a-weather-forecast';
    const leads = rows(piece, /^\d/).flatMap(([p = 0, n = 0, won = 0]) =>
      Array.from({ length: n }, (_, index) => ({ p: p / 100, won: index < won })),
    );
    const { brier, lazy, skill } = (await run(piece)).skill(leads);
    expect(text(piece)).toContain(`of ${brier.toFixed(3)} against ${lazy.toFixed(3)}`);
    expect(text(piece)).toContain(`a skill of about ${skill.toFixed(2)}`);
  });

  it('mix and movement of the positions are those that the text names', async () => {
    const piece = 'nobody-ranks-at-the-average-position';
    const side = ([, , n, , pos]: number[] = []) => ({ n, pos });
    const [may, june] = [rows(piece, /^May/), rows(piece, /^June/)];
    const groups = may.map((row, index) => ({ before: side(row), after: side(june[index]) }));
    const { mix, movement } = (await run(piece)).explain(groups);
    const named = `a mix of +${mix.toFixed(2)}, a movement of −${(-movement).toFixed(2)}`;
    expect(text(piece)).toContain(named);
  });

  it('samples of a test are as large as the comments say', async () => {
    const piece = 'when-the-platform-marks-its-own-homework';
    const { perGroup } = await run(piece, 'perGroup');
    const calls = [...text(piece).matchAll(/^perGroup\((.+), (.+)\); \/\/ +([\d,]+)/gm)];
    expect(calls).toHaveLength(3);
    for (const [, rate, lift, size] of calls)
      expect(perGroup(Number(rate), Number(lift)).toLocaleString('en-GB')).toBe(size);
  });

  it('the checker of product texts finds a jug that is ten times too large', async () => {
    const piece = 'facts-first-product-copy-you-can-audit';
    const sheet = JSON.parse(samples.find((one) => one.piece === piece)?.code ?? '');
    const draft = text(piece).match(/“(Holds .*)”/)?.[1] ?? '';
    const { unsupported } = await run(piece);
    expect(unsupported(draft, sheet)).toEqual([]);
    expect(unsupported(draft.replace('1.4', '14'), sheet)).toEqual(['14']);
  });

  it.each([
    [{}, [], 0],
    [{ create: 422 }, ['create', 'photograph'], 0],
    [{ photograph: 401 }, ['photograph', 'other'], 1],
  ])(
    'the outbox answered with %j keeps %j',
    async (statuses: Record<string, number>, kept, asked) => {
      const jobs = ['create', 'photograph', 'other'].map((key) => ({
        key,
        path: key,
        visit: key === 'other',
      }));
      const outbox = {
        parkedVisits: async () => [],
        inOrder: () => [...jobs],
        remove: (key: string) =>
          jobs.splice(
            jobs.findIndex((job) => job.key === key),
            1,
          ),
        park: vi.fn(),
        askForSignIn: vi.fn(),
      };
      page.fetch.mockImplementation(async (path: string) => ({
        status: statuses[path],
        ok: !statuses[path],
      }));
      await (await run('offline-is-a-feature')).drain(outbox);
      expect(jobs.map(({ key }) => key)).toEqual(kept);
      expect(outbox.askForSignIn).toHaveBeenCalledTimes(asked);
    },
  );
});
