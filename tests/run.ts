/**
 * `npm test` runs the checks that every change must pass: format, lint, types, imports, unit tests, one build, checks of its files and,
 * in the browser, one page of each kind and the journeys. `npm run test:all` runs the rest, and `npm test` too unless it has passed for
 * the same files. Names select stages: `npm test -- unit site`, `npm run test:all -- engines`. Stages that cannot run on this machine
 * are listed first and last; all others run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sourceHash } from '../build/build-if-changed.ts';
import { PACKAGES } from '../tools/add-packages.ts';
import { lacksPooler } from './service/pooler.ts';
import { lackingBrowser, lackingPostgres } from './support/preflight.ts';

interface Stage {
  name: string;
  command: string;
  /** Returns what this machine lacks for the stage, with the remedy. */
  lacks?: () => string | null | Promise<string | null>;
}
const PASSED = 'node_modules/.cache/test-passed';
const TESTED = ['art', 'deploy', 'measure', 'tests', 'tools'];

const vitest = (name: string): Stage => ({ name, command: `vitest run --project ${name}` });
const playwright = (name: string): Stage => ({
  name,
  command: `playwright test --project ${name}`,
  lacks: lackingBrowser,
});

/** `npm test`. The stages of one list run side by side. */
const CORE: Stage[][] = [
  [
    { name: 'check', command: 'npm run check' },
    { name: 'build', command: 'npm run build' },
  ],
  [vitest('unit'), vitest('service')],
  [vitest('site')],
  [playwright('core')],
];
/** `npm run test:all`, one stage after the other. */
const REST: Stage[] = [
  {
    name: 'packages',
    command: `npm ci --prefix tests/support/postgres && npm ci --prefix measure && npm ci --prefix tests/proofs/engines && npm install --no-save ${PACKAGES.editor} ${PACKAGES.holidays}`,
  },
  {
    name: 'types',
    command:
      'tsc -p measure && tsc -p tests/proofs/engines && depcruise --config .dependency-cruiser.mjs --output-type err-long measure tests/proofs/engines',
  },
  playwright('browser'),
  { ...vitest('postgres'), lacks: lackingPostgres },
  { ...vitest('pooler'), lacks: () => lackingPostgres() ?? lacksPooler() },
  vitest('http'),
  vitest('builds'),
  vitest('proofs'),
];
/** Stages that run only by name. */
const NAMED: Stage[] = [vitest('engines')];

const seconds = (ms: number) => `${Math.round(ms / 1_000)} s`;
const times: string[] = [];

/** Runs a command. Prints its output when it ends, or as it appears if it runs alone. @returns whether it succeeded */
async function run({ name, command }: Stage, isAlone: boolean): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
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

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const isAll = args.includes('--all');
const hash = sourceHash('.', TESTED);
const isPassed = existsSync(PASSED) && readFileSync(PASSED, 'utf8') === hash;
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

let hasPassed = true;
for (const stages of chosen) {
  const here = stages.filter((stage) => !lacking.has(stage));
  const results = await Promise.all(here.map((stage) => run(stage, here.length === 1)));
  hasPassed &&= results.every(Boolean);
  // Later stages of `npm test` need the earlier ones, such as the build; the stages of test:all are independent.
  if (!hasPassed && CORE.some((core) => core === stages)) break;
}
if (hasPassed && lacking.size === 0 && !names.length) {
  mkdirSync(dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, hash);
}
console.log(`Stages: ${times.join(', ')}; all ${seconds(performance.now() - started)}`);
notRun();
process.exitCode = hasPassed && lacking.size === 0 ? 0 : 1;
