/**
 * `npm test`: everything that must pass; `npm run test:quick`: lint, types, unit tests, build, one page of each kind. First what
 * the machine lacks, then the stages, then how long each took, the slowest files of tests and what was skipped. With CI=1
 * nothing may be skipped. `npm test -- --write` writes the number of tests and their minutes down for /colophon.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { writeFigures } from '../tools/figures.ts';
import { missing, skipped } from './machine/preflight.ts';

interface Stage {
  name: string;
  command: string;
  /** What the tests of the stage write as JSON: Vitest or Playwright. */
  report?: string;
}
interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}
interface Suite {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number };
}

const isQuick = process.argv.includes('--quick');
// Playwright empties test-results/.
const REPORTS = 'node_modules/.cache/test-reports';
const vitest = (name: string, ...projects: string[]): Stage => {
  const report = `${REPORTS}/${name}.json`;
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return { name, command: `vitest run ${chosen} ${reporters}`, report };
};

/** Stages one after the other; what stands in one list runs side by side: most gates wait while the browser tests work. */
const STAGES: Stage[][] = [
  [
    { name: 'check', command: 'npm run check' },
    isQuick ? vitest('unit', 'unit') : vitest('unit', 'unit', 'service'),
    { name: 'build', command: 'npm run build' },
  ],
  [
    ...(isQuick ? [] : [vitest('gates', 'gates')]),
    {
      name: 'browser',
      command: `playwright test --reporter=list,json ${isQuick ? '--grep @smoke' : ''}`,
      report: `${REPORTS}/browser.json`,
    },
  ],
];

const seconds = (ms: number) => `${Math.round(ms / 1_000)} s`;
const times: string[] = [];

/** Runs a command; prints what it says when it ends, or at once where it runs alone. @returns whether it succeeded */
async function run({ name, command }: Stage, isAlone: boolean): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/browser.json` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const [status] = await once(child, 'close');
  const took = seconds(performance.now() - started);
  times.push(`${name} ${took}`);
  console.log(`${output}\n${status === 0 ? 'passed' : 'FAILED'}: ${name} (${took})`);
  return status === 0;
}

/** Milliseconds that the tests of each file took. */
function fileTimes({ report }: Stage): [file: string, ms: number][] {
  if (!report) return [];
  const { testResults, suites } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport & {
    suites?: Suite[];
  };
  const sum = ({ suites = [], specs }: Suite): number =>
    suites.reduce((ms, suite) => ms + sum(suite), 0) +
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((ms, { duration }) => ms + duration, 0);
  if (suites) return suites.map((suite) => [`tests/${suite.file}`, sum(suite)]);
  return testResults.map(({ name, startTime, endTime }) => [
    relative('.', name),
    endTime - startTime,
  ]);
}

/** Tests that passed in a stage. */
function countPassed({ report = '' }: Stage): number {
  const { numPassedTests, stats } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport &
    Partial<PlaywrightReport>;
  return stats?.expected ?? numPassedTests;
}

const started = performance.now();
const lacking = await missing();
const skips = skipped();
for (const line of [...lacking, ...skips.map((skip) => `Skipped: ${skip}`)]) console.log(line);
if (lacking.length > 0 || (process.env.CI === '1' && skips.length > 0)) process.exit(1);

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
let hasPassed = true;
for (const stages of STAGES) {
  const results = await Promise.all(stages.map((stage) => run(stage, stages.length === 1)));
  hasPassed = results.every(Boolean);
  if (!hasPassed) break;
}
if (hasPassed) {
  const files = STAGES.flat().flatMap(fileTimes);
  const slowest = files.toSorted(([, one], [, other]) => other - one).slice(0, 10);
  console.log(`\nSlowest: ${slowest.map(([file, ms]) => `${file} ${seconds(ms)}`).join(', ')}`);
}
if (hasPassed && process.argv.includes('--write')) {
  const counts = STAGES.flat().flatMap((stage) =>
    stage.report ? [[stage.name, countPassed(stage)]] : [],
  );
  const minutes = Math.ceil((performance.now() - started) / 60_000);
  writeFigures('tested', { values: { ...Object.fromEntries(counts), minutes } });
}
console.log(`Stages: ${times.join(', ')}; all ${seconds(performance.now() - started)}`);
console.log(
  `Skipped: ${skips.length === 0 ? 'nothing' : `${skips.length} things\n${skips.join('\n')}`}`,
);
process.exitCode = hasPassed ? 0 : 1;
