/**
 * Measures the built site: `npm run build && npm run measure [-- --runs N] [/path …]`.
 * Loads each page in turn with its floor twin, the same page without scripts and web fonts, first under Lighthouse's
 * simulated throttling, then really throttled (`devtools`), and times the slowest interactions. With `--peer URL` it loads
 * pages of ours and of another site in turn, really throttled. The machine is noisy; the ratio is what counts. Exits with
 * 1 when a limit is missed, with 2 when it was called wrongly. DIST_DIR names another build than dist/.
 */

import { pageKinds } from '../tests/page-kinds.ts';
import { startServer } from '../tests/proof/server-process.ts';
import { type Pair, readArguments, USAGE } from './measure/arguments.ts';
import { measureInteractions } from './measure/interactions.ts';
import { loadPage, type PageLoad, type ThrottlingMethod } from './measure/lighthouse.ts';
import { medians } from './measure/statistics.ts';
import { tableHead, tableRows, verdictLine } from './measure/table.ts';
import { makeTwin } from './measure/twin.ts';
import { type Comparison, peerVerdicts, twinVerdicts, type Verdict } from './measure/verdicts.ts';

const SITE = process.env.DIST_DIR || 'dist';
const FOLDER = 'test-results/measure';

function readCommand() {
  try {
    return readArguments(process.argv.slice(2), pageKinds);
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}
const { peer, pairs, runs } = readCommand();

const serve = (folder: string, name: string) =>
  startServer({ DIST_DIR: folder, DATA_DIR: `${FOLDER}/data-${name}` });

interface Origins {
  ours: string;
  other: string;
}

async function loadPair(pair: Pair, origins: Origins, throttling: ThrottlingMethod) {
  const ours: PageLoad[] = [];
  const other: PageLoad[] = [];
  // In turn, so that whatever else the machine does slows both.
  for (let run = 0; run < runs; run++) {
    ours.push(await loadPage(origins.ours + pair.ours, throttling));
    other.push(await loadPage(origins.other + pair.other, throttling));
  }
  return {
    page: pair.ours,
    ours: medians(ours.map(({ figures }) => figures)),
    other: medians(other.map(({ figures }) => figures)),
    scores: medians(ours.map(({ scores }) => scores)),
  };
}

/** Loads every pair and prints a table and whether the limits hold. */
async function compare(
  origins: Origins,
  otherName: string,
  throttling: ThrottlingMethod,
  verdicts: (comparisons: Comparison[]) => Verdict[],
) {
  console.log(`\nthrottling: ${throttling}; loads of each page: ${runs}\n${tableHead()}`);
  const comparisons: Comparison[] = [];
  for (const pair of pairs) {
    const { scores, ...comparison } = await loadPair(pair, origins, throttling);
    comparisons.push(comparison);
    console.log(tableRows(comparison, otherName));
    const words = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
    console.log(`${pair.ours} | scores | ${words.join(', ')}`);
  }
  for (const verdict of verdicts(comparisons)) {
    console.log(verdictLine(verdict));
    if (!verdict.holds) process.exitCode = 1;
  }
}

async function compareWithTwin(ours: string) {
  const folder = `${FOLDER}/twin`;
  await makeTwin(
    SITE,
    folder,
    pairs.map((pair) => pair.ours),
  );
  const twin = await serve(folder, 'twin');
  try {
    const origins = { ours, other: twin.origin };
    await compare(origins, 'twin', 'simulate', twinVerdicts);
    await compare(origins, 'twin', 'devtools', twinVerdicts);
  } finally {
    await twin.stop();
  }
  if (!(await measureInteractions(ours))) process.exitCode = 1;
}

const site = await serve(SITE, 'site');
try {
  if (peer) await compare({ ours: site.origin, other: peer }, 'peer', 'devtools', peerVerdicts);
  else await compareWithTwin(site.origin);
} finally {
  await site.stop();
}
