/**
 * Proves that another agency can adopt the project: in copies, `npm run rebrand` and `npm run new` make six sites, and what depends
 * on content must hold on each. Prints a table at the end. `npm run prove:adoption -- --keep` leaves the copies; numbers choose
 * sites (`-- 2 4`).
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { featureNames } from '../../../tools/rebrand/answers.ts';
import {
  addBlogAndComments,
  addLanguage,
  addPhotographs,
  below,
  build,
  editRecords,
  fewRecords,
  manyRecords,
  type Records,
  rebrand,
  writeRecords,
} from './agency.ts';
import { demoLeft } from './demo-left.ts';
import { addCounts, type Counts, readReport } from './report.ts';
import { type Outcome, ROOT, run, scratchCopy } from './scratch.ts';

/** Unit tests that read content or theme; all others say the same on every site. */
const UNIT = ['tests/', 'tools/', 'src/theme/', 'src/content/', 'src/model/', 'src/seo/', 'build/'];
/** Gates that build, start servers or attack: they say nothing about content. */
const NO_GATES = ['proofs', 'content-errors', 'development', 'image', 'languages'];
/** Browser tests that visit every page: nothing overflows, axe finds nothing. */
const PAGES = ['sweep', 'layout', 'dark-theme'];
/** Browser tests of what a site may have or not. */
const PARTS = [
  'insights-explorer',
  'work-explorer',
  'case-study',
  'comments',
  'share',
  'search',
  'booking',
];
/** All of them; a heading of any length may break after another word once its font has come, which layout-shift forbids. */
const ALL = readdirSync(join(ROOT, 'tests/e2e')).flatMap(
  (name) => /^((?!layout-shift).+)\.spec\.ts$/.exec(name)?.[1] ?? [],
);
const PORT = process.env.E2E_PORT ?? '4397';

interface Site {
  name: string;
  make: (folder: string) => Outcome | Promise<Outcome>;
  specs: readonly string[];
  /** Whether the texts are all written, so that launch-check finds nothing. */
  isReady?: boolean;
}

/** Does one thing after the other until one fails. */
async function inTurn(...steps: (() => Outcome | Promise<Outcome>)[]): Promise<Outcome> {
  for (const step of steps) {
    const outcome = await step();
    if (outcome.status !== 0) return outcome;
  }
  return ok;
}
const ok: Outcome = { status: 0, output: '' };

/** Writes records, and finishes their texts. */
const written = (folder: string, records: Records) =>
  inTurn(
    () => writeRecords(folder, records).find(({ status }) => status !== 0) ?? ok,
    async () => {
      await editRecords(folder, new Date().getFullYear() + 1);
      return ok;
    },
  );

const sites: Site[] = [
  { name: 'neutral', make: (folder) => rebrand(folder), specs: PAGES },
  {
    name: 'photographs, AA, Dutch',
    make: (folder) =>
      inTurn(
        () => rebrand(folder, '--contrast', 'AA'),
        () => written(folder, fewRecords),
        () => addPhotographs(folder),
        () => addLanguage(folder, 'nl'),
      ),
    specs: PAGES,
  },
  {
    name: 'one article',
    make: (folder) =>
      inTurn(
        () => rebrand(folder),
        () => written(folder, fewRecords),
      ),
    specs: ['sweep', ...PARTS],
    isReady: true,
  },
  {
    name: 'everything off',
    make: (folder) => rebrand(folder, '--without', featureNames.join(',')),
    specs: ['sweep', ...PARTS],
  },
  {
    name: 'three categories, two kinds, comments',
    make: (folder) =>
      inTurn(
        () => rebrand(folder),
        () => written(folder, manyRecords),
        () => addBlogAndComments(folder),
      ),
    specs: ALL,
    isReady: true,
  },
  {
    name: 'below a path',
    make: (folder) =>
      inTurn(
        () => rebrand(folder),
        () => written(folder, fewRecords),
        () => below(folder, '/agency'),
      ),
    specs: PAGES,
    isReady: true,
  },
];

/** The lines of a long output that say what failed. */
function faults(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.trim());
  const telling = lines.filter((line) => /✘|×|FAIL|[Ee]rror|fault|expected/.test(line));
  return (telling.length > 0 ? telling : lines.slice(-20))
    .slice(0, 40)
    .map((line) => line.slice(0, 240));
}

/** Makes a site and takes every step; a step that is no run of tests counts as one test. */
async function prove({ name, make, specs, isReady }: Site, isFirst: boolean): Promise<Counts> {
  const folder = scratchCopy();
  const counts: Counts = { run: 0, skipped: new Map(), failed: [] };
  const node = (...args: string[]) => run(folder, args);
  const step = async (what: string, take: () => Outcome | Promise<Outcome>) => {
    const { status, output } = await take();
    const failed = status === 0 ? [] : [`${what}\n    ${faults(output).join('\n    ')}`];
    addCounts(counts, { run: 1, skipped: new Map(), failed });
    return status === 0;
  };
  const tests = (what: string, args: string[], env: Record<string, string> = {}) => {
    const report = join(folder, `node_modules/.cache/${what}.json`);
    run(folder, args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    addCounts(counts, readReport(folder, report));
  };
  const vitest = (project: string, ...more: string[]) =>
    tests(project, [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project,
      '--reporter=json',
      `--outputFile=node_modules/.cache/${project}.json`,
      ...more,
    ]);

  if (await step('made', () => make(folder))) {
    if (isFirst) {
      await step('format and lint', () => node('node_modules/.bin/biome', 'check', '.'));
      await step('style sheets', () => node('node_modules/.bin/stylelint', 'src/**/*.css'));
      await step('types', () => node('node_modules/astro/bin/astro.mjs', 'check'));
    }
    vitest('unit', ...UNIT);
    if (await step('build', () => build(folder))) {
      await step('no word of the demo', () => {
        const left = demoLeft(folder);
        return { status: left.length, output: left.join('\n') };
      });
      if (isReady) await step('ready to launch', () => node('tools/launch-check.ts'));
      vitest(
        'gates',
        'tests/site/built/',
        ...NO_GATES.flatMap((gate) => ['--exclude', `**/${gate}.test.ts`]),
      );
      tests(
        'browser',
        [
          'node_modules/@playwright/test/cli.js',
          'test',
          '--reporter=json',
          ...specs.map((spec) => `tests/browser/${spec}.spec.ts`),
        ],
        { E2E_PORT: PORT },
      );
    }
  }
  if (process.argv.includes('--keep')) console.log(`${name}: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
  return counts;
}

const numbers = process.argv.slice(2).map(Number).filter(Boolean);
const chosen = sites.filter((_, index) => numbers.length === 0 || numbers.includes(index + 1));
const rows: string[][] = [['Site', 'Tests run', 'Skipped', 'Failed', 'Minutes']];
let wrong = 0;
for (const site of chosen) {
  const start = performance.now();
  const { run: taken, skipped, failed } = await prove(site, site === sites[0]);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const left = [...skipped.values()].reduce((sum, one) => sum + one, 0);
  rows.push([site.name, `${taken}`, `${left}`, `${failed.length}`, minutes]);
  wrong += failed.length;
  console.log(rows.at(-1)?.join(' | '));
  for (const [why, number] of skipped) console.log(`  skipped ${number}: ${why}`);
  for (const fault of failed) console.log(`  FAILED ${fault}`);
}
console.log(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
console.log(wrong === 0 ? 'Adopted.' : `${wrong} failed.`);
process.exitCode = wrong === 0 ? 0 : 1;
