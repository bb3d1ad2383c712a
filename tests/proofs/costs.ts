import { readFile } from 'node:fs/promises';
import { site } from '../../src/content/site.ts';
import { csvCell } from '../../src/service/cli/export.ts';
import { ServiceError } from '../../src/service/errors.ts';
import { readEntry } from '../../src/service/form/fields.ts';
import { parseFields } from '../../src/service/form/parse.ts';
import { inFolder, startServer, UNLIMITED } from '../support/server-process.ts';
import { type Ask, ask, enquiry } from './client.ts';
import type { Proof, Size, Verdict } from './proof.ts';

const MOST_MS = 50;
const LENGTH = 62_000;

const json = (fields: object): [string, string] => [
  'application/json',
  JSON.stringify({ ...enquiry('cost'), ...fields }),
];
const multipart = (body: string): [string, string] => ['multipart/form-data; boundary=X', body];
const encoded = (body: string): [string, string] => ['application/x-www-form-urlencoded', body];

/** Bodies of about 64 KiB, each the worst that one step of reading could be given: content type and text. */
const BODIES = [
  json({ email: `a@${'a.'.repeat(LENGTH / 2)}` }),
  json({ email: `a@${'a-'.repeat(LENGTH / 2)}` }),
  json({ message: ' '.repeat(LENGTH) }),
  json({ name: '\n'.repeat(LENGTH / 2) }),
  json({ name: '\t'.repeat(LENGTH / 2) }),
  json({ interests: ', '.repeat(LENGTH / 2) }),
  json({ message: '\u200b'.repeat(LENGTH / 3) }),
  multipart('--X\r\n'.repeat(LENGTH / 5)),
  multipart(`--X\r\nA: b\r\n\r\n${'\r\n--'.repeat(LENGTH / 4)}`),
  multipart('-'.repeat(LENGTH)),
  encoded('&'.repeat(LENGTH)),
  encoded('%'.repeat(LENGTH)),
];
/** Each is repeated in one cell of the export. */
const CELLS = ['\n', ',', '"', ' ', ',\n', '=\n'];

/** Reads a body as the service does. @returns whether it was read or refused, and not stopped by a fault */
async function isHandled(type: string, body: string): Promise<boolean> {
  try {
    readEntry(await parseFields(new TextEncoder().encode(body), type), {});
    return true;
  } catch (error) {
    return error instanceof ServiceError;
  }
}

/** Works three times. @returns the least processor time in ms, or NaN where `work` says that it went wrong */
async function cost(work: () => boolean | Promise<boolean>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const before = process.cpuUsage();
    const isWell = await work();
    const { user, system } = process.cpuUsage(before);
    times.push(isWell ? (user + system) / 1_000 : Number.NaN);
  }
  return Math.min(...times);
}

/** Reads the worst bodies as the service does, and writes the worst cells as the export does. */
async function worstInputs(): Promise<Verdict> {
  const costs: number[] = [];
  for (const [type, body] of BODIES) costs.push(await cost(() => isHandled(type, body)));
  for (const sign of CELLS)
    costs.push(await cost(() => /^"x.*"$/s.test(csvCell(`x${sign.repeat(40_000)}`))));
  const most = Math.max(...costs);
  return {
    holds: !Number.isNaN(most),
    inTime: most <= MOST_MS,
    figure: `${costs.length} inputs, the slowest takes ${most.toFixed(1)} ms of the processor`,
  };
}

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
  { promise: 6, title: 'no input takes the processor for long', prove: worstInputs },
  // At a small size nothing would be judged.
  { promise: 6, title: 'answers cost little', onlyWhole: true, lacks, prove: meanCosts },
];
