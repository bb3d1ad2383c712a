/**
 * `npm test`: what a change must pass: format, lint, types, imports, unit tests, one build, gates that read its files, and in the
 * browser a page of each kind and the journeys. `npm run test:all`: the rest; what `npm test` has passed for the same files is not
 * run again. Names run those stages alone: `npm test -- unit site`, `npm run test:all -- engines`. `npm run test:all -- --write`
 * writes the number of tests and their minutes down for /colophon. What this machine lacks is said first and at the end, and what can run is run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sourceHash } from '../build/source-hash.ts';
import { PACKAGES } from '../tools/add-packages.ts';
import { writeFigures } from '../tools/figures.ts';
import { lackingBrowser, lackingPostgres } from './support/preflight.ts';

/** The figure of /colophon that the tests of a stage belong to. */
type Counted = 'unit' | 'gates' | 'browser';

interface Stage {
  name: string;
  command: string;
  /** What the tests of the stage write as JSON: Vitest or Playwright. */
  report?: string;
  counted?: Counted;
  /** What this machine lacks for it, with the remedy. */
  lacks?: () => string | null | Promise<string | null>;
}
// Playwright empties test-results/.
const REPORTS = 'node_modules/.cache/test-reports';
const PASSED = 'node_modules/.cache/test-passed';
const TESTED = ['art', 'deploy', 'measure', 'tests', 'tools'];

const vitest = (counted: Counted, name: string): Stage => {
  const report = `${REPORTS}/${name}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return { name, command: `vitest run --project ${name} ${reporters}`, report, counted };
};
const playwright = (name: string): Stage => ({
  name,
  command: `playwright test --project ${name} --reporter=list,json`,
  report: `${REPORTS}/${name}.json`,
  counted: 'browser',
  lacks: lackingBrowser,
});

/** `npm test`: what stands in one list runs side by side. */
const CORE: Stage[][] = [
  [
    { name: 'check', command: 'npm run check' },
    { name: 'build', command: 'npm run build' },
  ],
  [vitest('unit', 'unit'), vitest('unit', 'service')],
  [vitest('gates', 'site')],
  [playwright('core')],
];
/** `npm run test:all`, one after the other. */
const REST: Stage[] = [
  {
    name: 'packages',
    command: `npm ci --prefix tests/support/postgres && npm ci --prefix measure && npm ci --prefix tests/proofs/engines && npm install --no-save ${PACKAGES.editor}`,
  },
  {
    name: 'types',
    command:
      'tsc -p measure && tsc -p tests/proofs/engines && depcruise --config .dependency-cruiser.mjs --output-type err-long measure tests/proofs/engines',
  },
  playwright('browser'),
  { ...vitest('unit', 'postgres'), lacks: lackingPostgres },
  vitest('unit', 'http'),
  vitest('gates', 'builds'),
  vitest('gates', 'proofs'),
];
/** Run by name alone. */
const NAMED: Stage[] = [vitest('browser', 'engines')];

const seconds = (ms: number) => `${Math.round(ms / 1_000)} s`;
const times: string[] = [];

/** Runs a command; prints what it says when it ends, or at once where it runs alone. @returns whether it succeeded */
async function run({ name, command }: Stage, isAlone: boolean): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/${name}.json` },
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

/** Tests that passed in a stage. */
function countPassed({ report = '' }: Stage): number {
  const { numPassedTests, stats } = JSON.parse(readFileSync(report, 'utf8'));
  return stats?.expected ?? numPassedTests;
}

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const isAll = args.includes('--all');
const hash = await sourceHash('.', TESTED);
const isPassed =
  !args.includes('--write') && existsSync(PASSED) && readFileSync(PASSED, 'utf8') === hash;
const every = [...CORE, ...REST.map((stage) => [stage]), ...NAMED.map((stage) => [stage])];
const asked = isAll ? [...(isPassed ? [] : CORE), ...REST.map((stage) => [stage])] : CORE;
const unknown = names.filter((name) => !every.flat().some((stage) => stage.name === name));
if (unknown.length > 0) throw new Error(`No stage is named ${unknown.join(', ')}.`);
const chosen = names.length
  ? every.map((stages) => stages.filter(({ name }) => names.includes(name)))
  : asked;

const started = performance.now();
const lacking = new Map<Stage, string>();
for (const stage of chosen.flat()) {
  const what = await stage.lacks?.();
  if (what) lacking.set(stage, what);
}
const notRun = () => {
  for (const [{ name }, what] of lacking) console.log(`NOT RUN: ${name}. ${what}`);
};
notRun();
if (isAll && isPassed && !names.length) console.log('npm test has passed for these files.');

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
let hasPassed = true;
for (const stages of chosen) {
  const here = stages.filter((stage) => !lacking.has(stage));
  const results = await Promise.all(here.map((stage) => run(stage, here.length === 1)));
  hasPassed &&= results.every(Boolean);
  // What follows the build needs it; the stages of test:all do not need one another.
  if (!hasPassed && CORE.some((core) => core === stages)) break;
}
const ran = chosen.flat();
if (hasPassed && lacking.size === 0) {
  if (!names.length) writeFileSync(PASSED, hash);
  if (args.includes('--write')) {
    const values: Record<string, number> = {};
    for (const stage of ran)
      if (stage.counted) values[stage.counted] = (values[stage.counted] ?? 0) + countPassed(stage);
    const minutes = Math.ceil((performance.now() - started) / 60_000);
    writeFigures('tested', { values: { ...values, minutes } });
  }
}
console.log(`Stages: ${times.join(', ')}; all ${seconds(performance.now() - started)}`);
notRun();
process.exitCode = hasPassed && lacking.size === 0 ? 0 : 1;
