/**
 * Runs the promises of the form service at full size (about twenty minutes, after `npm run build`) and prints a line with its figure for each.
 * `npm run prove -- --short` takes a tenth of the size; `npm run prove -- 1 5` takes the promises named.
 */
import { parseArgs, styleText } from 'node:util';
import type { Verdict } from './proof.ts';
import { proofs } from './proofs.ts';

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' } },
  allowPositionals: true,
});
const size = (full: number) => (values.short ? Math.ceil(full / 10) : full);
const wanted = proofs.filter(
  ({ promise }) => positionals.length === 0 || positionals.includes(String(promise)),
);

// The check of a store runs in a worker that does not keep a process alive.
const alive = setInterval(() => {}, 60_000);
let failed = 0;
const notRun: string[] = [];
for (const { promise, title, lacks, prove } of wanted) {
  const lacking = lacks?.();
  if (lacking) {
    notRun.push(`${promise} ${title}: ${lacking}`);
    continue;
  }
  const started = performance.now();
  const { holds, figure } = await prove(size).catch(
    (error: Error): Verdict => ({ holds: false, figure: `stopped: ${error.message}` }),
  );
  if (!holds) failed += 1;
  const word = holds ? styleText('green', 'holds') : styleText('red', 'FAILS');
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${String(promise).padStart(2)} ${title}: ${word}. ${figure} [${seconds} s]`);
}
if (notRun.length > 0)
  console.log(`Not run here:\n${notRun.map((line) => `   ${line}`).join('\n')}`);
clearInterval(alive);
process.exitCode = failed > 0 ? 1 : 0;
