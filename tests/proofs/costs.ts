import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Content type and text of bodies of about 64 KiB, each the worst case for one step of the parser. */
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

/** Parses a body as the service does. @returns whether it was parsed or refused without an unexpected error */
async function isHandled(type: string, body: string): Promise<boolean> {
  try {
    readEntry(await parseFields(new TextEncoder().encode(body), type), {});
    return true;
  } catch (error) {
    return error instanceof ServiceError;
  }
}

/** Runs the work three times. @returns the lowest CPU time, in ms, and whether every run succeeded */
async function cost(work: () => boolean | Promise<boolean>) {
  let leastMs = Number.POSITIVE_INFINITY;
  let isWell = true;
  for (let run = 0; run < 3; run += 1) {
    const before = process.cpuUsage();
    isWell = (await work()) && isWell;
    const { user, system } = process.cpuUsage(before);
    leastMs = Math.min(leastMs, (user + system) / 1_000);
  }
  return { leastMs, isWell };
}

async function worstInputs(): Promise<Verdict> {
  const costs = [];
  for (const [type, body] of BODIES) costs.push(await cost(() => isHandled(type, body)));
  for (const sign of CELLS)
    costs.push(await cost(() => /^"x.*"$/s.test(csvCell(`x${sign.repeat(40_000)}`))));
  const most = Math.max(...costs.map(({ leastMs }) => leastMs));
  return {
    holds: costs.every(({ isWell }) => isWell),
    inTime: most <= MOST_MS,
    figure: `${costs.length} inputs, the slowest takes ${most.toFixed(1)} ms of the processor`,
  };
}

/** Returns the CPU time of a process in ms (Linux counts in hundredths of a second). */
async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

/** Sends the same requests many times; measures the mean CPU time per answer. */
const meanCosts = (size: Size): Promise<Verdict> =>
  inFolder(async (folder) => {
    const server = await startServer({ ...UNLIMITED, DATA_DIR: join(folder, 'data') });
    const { port, pid } = server;
    const mean = async (status: number, asked: (mark: string) => Omit<Ask, 'port'>) => {
      const count = size(500);
      let answered = 0;
      const answer = async (mark: string) => {
        if ((await ask({ port, ...asked(mark) })).status === status) answered += 1;
      };
      // The first requests compile the code.
      for (let index = 0; index < count; index += 1) await answer(`warm ${index}`);
      const before = await processorMs(pid);
      for (let index = 0; index < count; index += 1) await answer(`cost ${index}`);
      const costMs = ((await processorMs(pid)) - before) / count;
      return { isAnswered: answered === 2 * count, costMs };
    };
    const free: Awaited<ReturnType<typeof mean>>[] = [];
    for (const path of site.features.booking ? ['/booking/slots', '/booking'] : [])
      free.push(await mean(200, () => ({ path, accept: 'text/html' })));
    const post = await mean(200, (mark) => ({ fields: enquiry(mark) }));
    const refused = await mean(422, (mark) => ({
      accept: 'text/html',
      fields: { ...enquiry(mark), email: '' },
    }));
    await server.stop();
    return {
      holds: [...free, post, refused].every(({ isAnswered }) => isAnswered),
      inTime: [...free, post].every(({ costMs }) => costMs <= 5) && refused.costMs <= 20,
      figure:
        `free times and their page ${free.map(({ costMs }) => `${costMs.toFixed(1)} ms`).join(', ')}; ` +
        `a post ${post.costMs.toFixed(1)} ms, ` +
        `a refused one as a page ${refused.costMs.toFixed(1)} ms`,
    };
  });

const lacks = () => (process.platform === 'linux' ? null : 'only Linux says what a process costs');

export const costs: Proof[] = [
  // A small run would prove nothing.
  {
    promise: 6,
    title: 'no input takes the processor for long',
    onlyWhole: true,
    prove: worstInputs,
  },
  { promise: 6, title: 'answers cost little', onlyWhole: true, lacks, prove: meanCosts },
];
