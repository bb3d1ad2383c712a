import { expect, test } from 'vitest';
import { CANNOT_RUN } from '../support/skipped.ts';
import { proofs } from './proofs.ts';

/** Runs `npm run prove` at a small size, two at a time, and checks only results that don't depend on speed. */
for (const { title, onlyWhole, lacks, prove } of proofs) {
  if (onlyWhole) continue;
  test.concurrent(title, async ({ skip }) => {
    const lacking = lacks?.();
    skip(!!lacking, `${CANNOT_RUN}${lacking}`);
    const { holds, figure } = await prove((full, small = full / 10) => Math.ceil(small));
    expect(holds, figure).toBe(true);
  });
}
