import { readFile } from 'node:fs/promises';
import { site } from '../../src/content/site.ts';
import { inFolder, startServer, UNLIMITED } from '../support/server-process.ts';
import { type Ask, ask, enquiry } from './client.ts';
import type { Proof, Size, Verdict } from './proof.ts';

/** The processor time that a process has had, in ms (Linux counts it in hundredths of a second). */
async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

type Asked = (mark: string) => Omit<Ask, 'port'>;
const ASKED: [what: string, status: number, mostMs: number, asked: Asked][] = [
  ['a post', 200, 5, (mark) => ({ fields: enquiry(mark) })],
  [
    'a refused one as a page',
    422,
    20,
    (mark) => ({ accept: 'text/html', fields: { ...enquiry(mark), email: '' } }),
  ],
];
if (site.features.booking) ASKED.push(['free times', 200, 5, () => ({ path: '/booking/slots' })]);

/** Asks for the same many times; what one answer costs the server, in the mean. */
const meanCosts = (size: Size): Promise<Verdict> =>
  inFolder(async (folder) => {
    const { port, pid, stop } = await startServer({ ...UNLIMITED, DATA_DIR: folder });
    const verdict = { holds: true, inTime: true, figure: '' };
    for (const [what, status, mostMs, asked] of ASKED) {
      const count = size(500);
      let before = 0;
      // The first half compiles the code.
      for (let index = 0; index < 2 * count; index += 1) {
        if (index === count) before = await processorMs(pid);
        const answer = await ask({ port, ...asked(`cost ${index}`) });
        verdict.holds &&= answer.status === status;
      }
      const costMs = ((await processorMs(pid)) - before) / count;
      verdict.inTime &&= costMs <= mostMs;
      verdict.figure += `${verdict.figure && ', '}${what} ${costMs.toFixed(1)} ms`;
    }
    await stop();
    return verdict;
  });

const lacks = () => (process.platform === 'linux' ? null : 'only Linux says what a process costs');

export const costs: Proof[] = [
  // At a small size nothing would be judged.
  { promise: 6, title: 'answers cost little', onlyWhole: true, lacks, prove: meanCosts },
];
