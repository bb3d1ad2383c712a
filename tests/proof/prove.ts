import type { Verdict } from './verdict.ts';
import { proofs } from './verdicts.ts';

const HELP = `Usage: npm run prove -- [--short] [NUMBER …]

Runs the promises of the form service at full size (about ten minutes), or only those named,
and prints one line with its figure for each. --short takes a tenth of the size.`;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
const short = words.includes('--short');
const wanted = new Set(words.filter((word) => /^\d+$/.test(word)));
const size = (full: number) => (short ? Math.ceil(full / 10) : full);

let failed = 0;
for (const [number, [title, prove]] of Object.entries(proofs(size))) {
  if (wanted.size > 0 && !wanted.has(number)) continue;
  const started = performance.now();
  const verdict = await prove().catch((error: Error): Verdict => {
    return { holds: false, figure: `stopped: ${error.message}` };
  });
  const word = verdict.holds === null ? 'not shown' : verdict.holds ? 'holds' : 'FAILS';
  if (verdict.holds === false) failed += 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${number.padStart(2)} ${title}: ${word}. ${verdict.figure} [${seconds} s]`);
}
process.exitCode = failed > 0 ? 1 : 0;
