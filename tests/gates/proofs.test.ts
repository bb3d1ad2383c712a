import { describe, expect, it } from 'vitest';
import { proofs } from '../proof/proofs.ts';

/** `npm run prove` at a tenth, without what only the whole has. A proof in rounds runs each at a twentieth, a test for each. */
describe('the promises of the form service, at a small size', () => {
  for (const { title, onlyWhole, rounds = 1, lacks, prove } of proofs) {
    if (onlyWhole) continue;
    const lacking = lacks?.();
    if (lacking) console.warn(`Not run: ${title}: ${lacking}.`);
    for (let round = 1; round <= rounds; round += 1)
      it.skipIf(lacking)(rounds > 1 ? `${title}, round ${round}` : title, async () => {
        const share = rounds > 1 ? 20 : 10;
        const { holds, figure } = await prove((full) => Math.ceil(full / share));
        expect(holds, figure).toBe(true);
      });
  }
});
