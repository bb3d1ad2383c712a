/**
 * Runs the promises of the form service at full size (about ten minutes, after `npm run build`), and prints a line for each.
 * `npm run prove -- 1 5` takes the promises named; `npm run prove -- --write` writes the lines down for /colophon, where all hold.
 */
import { parseArgs, styleText } from 'node:util';
import { writeFigures } from '../../tools/figures.ts';
import type { Verdict } from './proof.ts';
import { proofs } from './proofs.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' } },
  allowPositionals: true,
});
const wanted = proofs.filter(
  ({ promise }) => positionals.length === 0 || positionals.includes(String(promise)),
);

const stopped = ({ message }: Error): Verdict => ({ holds: false, figure: `stopped: ${message}` });

const lines: { title: string; figure: string }[] = [];
let failed = 0;
for (const { promise, title, lacks, prove } of wanted) {
  const lacking = lacks?.();
  if (lacking) {
    console.log(`${promise} ${title}: not run, ${lacking}.`);
    continue;
  }
  const started = performance.now();
  const { holds, inTime = true, figure } = await prove((full) => full).catch(stopped);
  if (!holds || !inTime) failed += 1;
  const word = holds && inTime ? styleText('green', 'holds') : styleText('red', 'FAILS');
  lines.push({ title, figure });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${promise} ${title}: ${word}. ${figure} [${seconds} s]`);
}
if (values.write && failed === 0)
  writeFigures('proved', {
    values: { proofs: lines.length, share: '100%' },
    lines,
  });
process.exitCode = failed > 0 ? 1 : 0;
