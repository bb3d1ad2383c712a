/**
 * Proves that another agency can adopt the project. In copies, `npm run rebrand` and `npm run new` make six sites; each must pass
 * `npm test` with at least nine tenths of its tests run. Prints a table. `npm run prove:adoption -- --keep` keeps the copies;
 * numbers select sites (`-- 2 4`).
 */
import { rmSync } from 'node:fs';
import { featureNames } from '../../../tools/rebrand/answers.ts';
import {
  addBlogAndComments,
  addPhotographs,
  below,
  editRecords,
  fewRecords,
  manyRecords,
  type Records,
  rebrand,
  rebrandAs,
  writeRecords,
} from './agency.ts';
import { consultancyRecords, editConsultancy } from './consultancy.ts';
import { type Outcome, run, scratchCopy } from './scratch.ts';
import { finishStudio, rebrandStudio, studioRecords } from './studio.ts';

const PORT = process.env.E2E_PORT ?? '4397';

type Step = (folder: string) => Outcome | Promise<Outcome>;

/** Returns a step that adds records and completes their texts. */
const written =
  (records: Records, finish: (folder: string) => Promise<void> = editRecords): Step =>
  async (folder) => {
    const failed = writeRecords(folder, records).find(({ status }) => status !== 0);
    if (!failed) await finish(folder);
    return failed ?? { status: 0, output: '' };
  };

/** `ready` sites have all their texts, so launch-check must pass. */
const SITES: { name: string; make: Step[]; ready?: true }[] = [
  { name: 'neutral, Norwegian', make: [(folder) => rebrand(folder, '--language', 'nb-NO')] },
  {
    name: 'photographs, AA, Dutch, below a path',
    make: [
      (folder) => rebrand(folder, '--contrast', 'AA'),
      written(fewRecords),
      addPhotographs,
      (folder) => below(folder, '/agency'),
      // Its texts are still in the first language.
      (folder) => run(folder, ['tools/new.ts', 'language', 'nl']),
    ],
  },
  {
    name: 'everything off',
    make: [(folder) => rebrand(folder, '--without', featureNames.join(','))],
  },
  {
    name: 'three categories, two kinds, comments',
    make: [rebrand, written(manyRecords), addBlogAndComments],
    ready: true,
  },
  {
    name: 'German first, long words, portraits, no insights',
    make: [rebrandAs('consultancy'), written(consultancyRecords, editConsultancy)],
  },
  {
    name: 'Portuguese first, a black logo, square corners, no industries',
    make: [rebrandStudio, written(studioRecords, finishStudio)],
  },
];

/** Returns the lines of a long output that report failures. */
function faults(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.trim());
  const telling = lines.filter(
    (line) => !line.includes('✓') && /✘|×|FAIL|[Ee]rror|fault|expected/.test(line),
  );
  return (telling.length > 0 ? telling : lines.slice(-20)).slice(0, 40);
}

/** Adds up the totals reported by tests/support/skipped.ts. */
function counted(output: string) {
  const sums = [...output.matchAll(/^Ran (\d+) tests, skipped (\d+)\.$/gm)];
  const sum = (at: number) => sums.reduce((total, found) => total + Number(found[at]), 0);
  const reasons = [...output.matchAll(/^Skipped: .*: (.*)$/gm)].map(([, reason = '']) => reason);
  return { ran: sum(1), skipped: sum(2), reasons: [...new Set(reasons)].sort() };
}

/** Makes a site and runs every check on it. */
async function prove({ make, ready }: (typeof SITES)[number], folder: string) {
  const failed: string[] = [];
  const holds = (what: string, { status, output }: Outcome) => {
    if (status !== 0) failed.push(`${what}\n    ${faults(output).join('\n    ')}`);
    return status === 0;
  };
  let tests = counted('');
  for (const step of make) if (!holds('made', await step(folder))) return { failed, tests };
  const env = { E2E_PORT: PORT };
  const tested = run(folder, ['test'], env, 'npm');
  tests = counted(tested.output);
  holds('npm test', tested);
  const { ran, skipped, reasons } = tests;
  const isMostly = ran >= 9 * skipped && !reasons.includes('no reason');
  holds('nine tenths run', { status: isMostly ? 0 : 1, output: reasons.join('\n') });
  const { status, output } = run(folder, ['tools/launch-check.ts']);
  const hasOfDemo = output.includes('of the demo');
  holds('ready to launch', { status: (ready && status) || Number(hasOfDemo), output });
  // Part of `npm run test:all`: words of any length, at any width and size.
  holds('browser', run(folder, ['test', '--', 'browser'], env, 'npm'));
  return { failed, tests };
}

const numbers = process.argv.slice(2).map(Number).filter(Boolean);
const chosen = SITES.filter((_, index) => numbers.length === 0 || numbers.includes(index + 1));
const rows = ['| Site | Tests run | Skipped | Failed | Minutes |'];
let wrong = 0;
for (const site of chosen) {
  const start = performance.now();
  const folder = scratchCopy();
  const { failed, tests } = await prove(site, folder);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  rows.push(
    `| ${site.name} | ${tests.ran} | ${tests.skipped}: ${tests.reasons.join(' ')} | ${failed.length} | ${minutes} |`,
  );
  wrong += failed.length;
  console.log(rows.at(-1));
  for (const fault of failed) console.log(`  FAILED ${fault}`);
  if (process.argv.includes('--keep')) console.log(`${site.name}: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
console.log(rows.join('\n'));
console.log(wrong === 0 ? 'Adopted.' : `${wrong} failed.`);
process.exitCode = wrong === 0 ? 0 : 1;
