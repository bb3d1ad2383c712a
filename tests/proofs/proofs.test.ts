import { expect, test } from 'vitest';
import { proofs } from './proofs.ts';

/** Runs `npm run prove` at a small size, two at a time, and checks only results that don't depend on speed. */
for (const { title, onlyWhole, lacks, prove } of proofs) {
  if (onlyWhole) continue;
  const lacking = lacks?.();
  if (lacking && process.env.CI) throw new Error(`CI skips no proof. ${title}: ${lacking}.`);
  if (lacking) console.warn(`Not run: ${title}: ${lacking}.`);
  test.skipIf(lacking).concurrent(title, async () => {
    const { holds, figure } = await prove((full, small = full / 10) => Math.ceil(small));
    expect(holds, figure).toBe(true);
  });
}
