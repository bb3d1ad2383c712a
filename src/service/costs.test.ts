import { expect, test } from 'vitest';
import { GOOD } from '../../tests/service/setup.ts';
import { csvCell } from './cli/export.ts';
import { readEntry } from './form/fields.ts';
import { parseFields } from './form/parse.ts';

const LENGTH = 62_000;
const json = (fields: object) => ['application/json', JSON.stringify({ ...GOOD, ...fields })];
const multipart = (body: string) => ['multipart/form-data; boundary=X', body];
const encoded = (body: string) => ['application/x-www-form-urlencoded', body];

/** What one piece of work takes of the processor, in ms: the least of three times. */
async function costOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return Math.min(...times);
}
// The promise is 50 ms. Three times that for slow processors: what grows with the square takes seconds.
const MOST_MS = 150;

test.each([
  ['a domain of dots', json({ email: `a@${'a.'.repeat(LENGTH / 2)}` })],
  ['a domain of hyphens', json({ email: `a@${'a-'.repeat(LENGTH / 2)}` })],
  ['blanks', json({ message: ' '.repeat(LENGTH) })],
  ['line feeds', json({ name: '\n'.repeat(LENGTH / 2) })],
  ['tabs', json({ name: '\t'.repeat(LENGTH / 2) })],
  ['commas', json({ interests: ', '.repeat(LENGTH / 2) })],
  ['invisible characters', json({ message: '\u200b'.repeat(LENGTH / 3) })],
  ['boundaries', multipart('--X\r\n'.repeat(LENGTH / 5))],
  ['almost boundaries', multipart(`--X\r\nA: b\r\n\r\n${'\r\n--'.repeat(LENGTH / 4)}`)],
  ['hyphens', multipart('-'.repeat(LENGTH))],
  ['ampersands', encoded('&'.repeat(LENGTH))],
  ['percent signs', encoded('%'.repeat(LENGTH))],
])('64 KiB of %s are read or refused at once', async (_, [type = '', body]) => {
  const bytes = new TextEncoder().encode(body);
  const read = async () => readEntry(await parseFields(bytes, type), {});
  const refused = (error: { status?: number }) => expect(error.status).toBeLessThan(500);
  expect(await costOf(() => read().catch(refused))).toBeLessThan(MOST_MS);
});

test.each(['\n', ',', '"', ' ', ',\n', '=\n'])(
  'a cell of 40,000 %j is written at once',
  async (sign) => {
    const write = () => expect(csvCell(`x${sign.repeat(40_000)}`)).toMatch(/^"x.*"$/s);
    expect(await costOf(write)).toBeLessThan(MOST_MS);
  },
);
