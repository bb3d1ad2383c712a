import { describe, expect, it } from 'vitest';
import { proofs } from '../proof/proofs.ts';

/** `npm run prove` at a fifth of the kills and a tenth of the rest, without what only the whole has. */
describe('the promises of the form service, at a small size', () => {
  for (const { title, onlyWhole, lacks, prove } of proofs) {
    if (onlyWhole) continue;
    const lacking = lacks?.();
    if (lacking) console.warn(`Not run: ${title}: ${lacking}.`);
    it.skipIf(lacking)(title, async () => {
      const share = title.startsWith('kill -9') ? 5 : 10;
      const { holds, figure } = await prove((full) => Math.ceil(full / share));
      expect(holds, figure).toBe(true);
    });
  }
});
