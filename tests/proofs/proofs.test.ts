import { beforeAll, describe, expect, it } from 'vitest';
import type { Verdict } from './proof.ts';
import { proofs } from './proofs.ts';

/** `npm run prove` at a tenth, proofs in parts at a fifth, without what only the whole has. */
describe('the promises of the form service, at a small size', () => {
  for (const { title, onlyWhole, parts = 0, lacks, prove } of proofs) {
    if (onlyWhole) continue;
    const lacking = lacks?.();
    if (lacking && process.env.CI) throw new Error(`CI skips no proof. ${title}: ${lacking}.`);
    if (lacking) console.warn(`Not run: ${title}: ${lacking}.`);
    describe.skipIf(lacking)(title, () => {
      const reached = Array.from({ length: parts && parts + 1 }, () =>
        Promise.withResolvers<void>(),
      );
      let verdict: Promise<Verdict>;
      beforeAll(() => {
        const share = parts ? 5 : 10;
        verdict = prove(
          (full) => Math.ceil(full / share),
          (done) => reached[Math.floor(done * parts)]?.resolve(),
        );
        // Whoever waits for it sees it fail.
        verdict.catch(() => undefined);
      });
      for (const [index, part] of reached.entries())
        it(index === 0 ? 'starts' : `part ${index} of ${parts} ends`, () =>
          Promise.race([part.promise, verdict]),
        );
      it('holds', async () => {
        const { holds, figure } = await verdict;
        expect(holds, figure).toBe(true);
      });
    });
  }
});
