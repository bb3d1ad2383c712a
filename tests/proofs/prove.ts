/**
 * Proves the form service's promises at full size (about ten minutes, after `npm run build`) and prints a line for each.
 * `npm run prove -- 1 5` selects promises.
 */
import { styleText } from 'node:util';
import type { Verdict } from './proof.ts';
import { proofs } from './proofs.ts';

const named = process.argv.slice(2);
const wanted = proofs.filter(
  ({ promise }) => named.length === 0 || named.includes(String(promise)),
);
const known = new Set(proofs.map(({ promise }) => String(promise)));
const unknown = named.filter((one) => !known.has(one));
if (unknown.length > 0)
  throw new Error(`No proof of ${unknown.join(', ')} here. There are ${[...known].join(', ')}.`);

const stopped = ({ message }: Error): Verdict => ({ holds: false, figure: `stopped: ${message}` });

let failed = 0;
let notRun = 0;
for (const { promise, title, lacks, prove } of wanted) {
  const lacking = lacks?.();
  if (lacking) {
    console.log(`${promise} ${title}: NOT RUN: ${lacking}.`);
    notRun += 1;
    continue;
  }
  const started = performance.now();
  const { holds, inTime = true, figure } = await prove((full) => full).catch(stopped);
  if (!holds || !inTime) failed += 1;
  const word = holds && inTime ? styleText('green', 'holds') : styleText('red', 'FAILS');
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${promise} ${title}: ${word}. ${figure} [${seconds} s]`);
}
if (notRun > 0) console.log(`${notRun} of ${wanted.length} proofs were not run.`);
process.exitCode = failed > 0 || (notRun > 0 && process.env.CI) ? 1 : 0;
