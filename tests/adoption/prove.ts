/**
 * Proves that another agency can adopt the project: in a copy, `npm run rebrand` and `npm run new` make its site, and then
 * everything that this project checks must hold there, too. `npm run prove:adoption -- --keep` leaves the copy.
 */
import { rmSync } from 'node:fs';
import {
  below,
  build,
  editRecords,
  manyRecords,
  rebrand,
  without,
  writeRecords,
} from './agency.ts';
import { demoLeft } from './demo-left.ts';
import { type Outcome, run, scratchCopy } from './scratch.ts';

/** Browser tests that visit every page or one of each kind: nothing overflows, axe finds nothing. */
const SWEEP = ['tests/e2e/sweep.spec.ts', 'tests/e2e/layout.spec.ts'];
const PORT = process.env.E2E_PORT ?? '4397';

const ok: Outcome = { status: 0, output: '' };
const failed = (lines: readonly string[]): Outcome =>
  lines.length > 0 ? { status: 1, output: lines.join('\n') } : ok;
const first = (outcomes: readonly Outcome[]) => outcomes.find(({ status }) => status !== 0) ?? ok;

const folder = scratchCopy();
const bin = (name: string, ...args: string[]) =>
  run(folder, [`node_modules/.bin/${name}`, ...args]);
const module = (path: string, ...args: string[]) => run(folder, [`node_modules/${path}`, ...args]);

/** What must hold in the copy, whatever has been written or switched off there. */
type Step = readonly [name: string, take: () => Outcome | Promise<Outcome>];
const everything: Step[] = [
  ['format and lint', () => bin('biome', 'check', '.')],
  ['style sheets', () => bin('stylelint', 'src/**/*.css')],
  ['types', () => module('astro/bin/astro.mjs', 'check')],
  ['build', () => build(folder)],
  ['no word of the demo', () => failed(demoLeft(folder))],
  ['unit tests', () => module('vitest/vitest.mjs', 'run', '--project', 'unit')],
  [
    'gates',
    // The proofs of the form service take minutes and say nothing about content.
    () =>
      module('vitest/vitest.mjs', 'run', '--project', 'gates', '--exclude', '**/proofs.test.ts'),
  ],
  [
    'every page in the browser',
    () =>
      run(folder, ['node_modules/@playwright/test/cli.js', 'test', ...SWEEP], { E2E_PORT: PORT }),
  ],
];
const ready = ['ready to launch', () => run(folder, ['tools/launch-check.ts'])] as const;

/** Sites that are made of the copy one after the other. */
const sites: { name: string; prepare: Step[1]; also?: readonly Step[] }[] = [
  { name: 'the neutral set as it comes', prepare: () => rebrand(folder) },
  {
    name: 'an agency with seven services',
    prepare: async () => {
      const outcome = first(writeRecords(folder, manyRecords));
      await editRecords(folder, new Date().getFullYear() + 1);
      return outcome;
    },
    also: [ready],
  },
  {
    name: 'the same without insights and booking',
    prepare: () => without(folder, 'insights', 'booking'),
    also: [ready],
  },
  {
    name: 'with both again, below a path',
    prepare: () => below(folder, '/agency', 'insights', 'booking'),
    also: [ready],
  },
];

/** The lines of a long output that say what failed. */
function faults(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim());
  const telling = lines.filter((line) =>
    /✘|×|FAIL|[Ee]rror|fault|expected|^\s*\d+ failed/.test(line),
  );
  return (telling.length > 0 ? telling : lines.slice(-20))
    .slice(0, 40)
    .map((line) => `    ${line.slice(0, 240)}`)
    .join('\n');
}

let wrong = 0;
for (const { name, prepare, also = [] } of sites) {
  console.log(name);
  for (const [step, take] of [['made', prepare] as const, ...everything, ...also]) {
    const start = performance.now();
    const { status, output } = await take();
    const seconds = Math.round((performance.now() - start) / 1_000);
    console.log(`  ${status === 0 ? 'holds' : 'FAILS'}  ${step} (${seconds} s)`);
    if (status === 0) continue;
    wrong++;
    console.log(faults(output));
  }
}
const keep = process.argv.includes('--keep');
if (!keep) rmSync(folder, { recursive: true, force: true });
console.log(wrong === 0 ? 'Adopted.' : `${wrong} steps failed.`, keep ? folder : '');
process.exitCode = wrong === 0 ? 0 : 1;
