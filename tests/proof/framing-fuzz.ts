import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { client, enquiry } from './client.ts';
import { smallSite } from './hostile-sockets.ts';
import { peakWatcher } from './memory.ts';
import { startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

export interface FuzzReport {
  connections: number;
  /** Requests whose answers had to be these, in this order, and descriptions of those that were not. */
  checked: number;
  wrong: string[];
  /** Answers to damaged bytes without our headers. */
  bare: number;
  peakMb: number;
  alive: boolean;
}

type Random = () => number;

/** Mulberry32: the same numbers for the same seed. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Exchange {
  bytes: string;
  status: number;
  /** The body that must come, where it is known. */
  body?: string;
  head?: boolean;
}

const PAGES = 10;
/** What confuses those who look for the end of a message in its content. */
const TRAPS = [
  '\r\n\r\n',
  '0\r\n\r\n',
  '\n\r\n',
  '\r',
  'GET /p1 HTTP/1.1\r\nhost: h\r\n\r\n',
  '5\r\n',
  '=',
];

function exchange(random: Random): Exchange {
  const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T;
  const page = Math.floor(random() * PAGES);
  const blank = random() < 0.2 ? '\r\n' : '';
  const start = (line: string) => `${blank}${line} HTTP/1.1\r\nhost: h\r\n`;
  const body = () => {
    const parts = Array.from({ length: random() * 20 }, () =>
      random() < 0.5 ? pick(TRAPS) : 'x'.repeat(random() * 300),
    );
    return `message=${parts.join('')}`;
  };
  const post = `${start('POST /f/contact')}content-type: application/x-www-form-urlencoded\r\n`;
  const kinds: (() => Exchange)[] = [
    () => ({ bytes: `${start(`GET /p${page}`)}\r\n`, status: 200, body: `page ${page}` }),
    () => ({ bytes: `${start(`GET http://h/p${page}`)}\r\n`, status: 200, body: `page ${page}` }),
    () => ({ bytes: `${start(`HEAD /p${page}`)}\r\n`, status: 200, head: true }),
    () => ({
      bytes: `${start('GET /large')}range: bytes=${page}-${page + 9}\r\n\r\n`,
      status: 206,
    }),
    () => ({
      bytes: `${start(`GET /p${page}`)}connection: upgrade\r\nupgrade: websocket\r\n\r\n`,
      status: 200,
      body: `page ${page}`,
    }),
    () => {
      const text = body();
      return { bytes: `${post}content-length: ${text.length}\r\n\r\n${text}`, status: 422 };
    },
    () => {
      let chunks = '';
      for (let rest = body(); rest !== ''; ) {
        const chunk = rest.slice(0, 1 + random() * 200);
        rest = rest.slice(chunk.length);
        const extension = random() < 0.2 ? ';a=b' : '';
        chunks += `${chunk.length.toString(16)}${extension}\r\n${chunk}\r\n`;
      }
      const trailer = random() < 0.3 ? 'x-trailer: y\r\n' : '';
      return {
        bytes: `${post}transfer-encoding: chunked\r\n\r\n${chunks}0\r\n${trailer}\r\n`,
        status: 422,
      };
    },
  ];
  return pick(kinds)();
}

/** Sends good and damaged requests in pieces of any size, some of it without reading or to the end. */
export async function framingFuzz(connections: number, seed: number): Promise<FuzzReport> {
  const [site, folder] = [await smallSite(), await temporaryFolder()];
  for (let page = 0; page < PAGES; page += 1) {
    await writeFile(join(site, `p${page}.html`), `page ${page}`);
  }
  const server = await startServer({ ...UNLIMITED, DIST_DIR: site, DATA_DIR: folder });
  const watch = peakWatcher(server.pid);
  const random = seeded(seed);
  const report = { connections, checked: 0, wrong: [] as string[], bare: 0 };
  let left = connections;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const exchanges = Array.from({ length: 1 + random() * 30 }, () => exchange(random));
      const good = exchanges.map(({ bytes }) => bytes).join('');
      const damaged = random() < 0.4;
      const leaves = damaged && random() < 0.5;
      const { text, failure } = await converse(
        server.port,
        damaged ? damage(good, random) : good,
        leaves,
        random,
      );
      if (damaged) {
        const heads = text.match(/^HTTP\/1\.1 [2-5].*\r\n(?:.+\r\n)*/gm) ?? [];
        report.bare += leaves ? 0 : heads.filter((head) => !/nosniff/i.test(head)).length;
      } else {
        report.checked += exchanges.length;
        const fault = difference(text, exchanges);
        if (fault) report.wrong.push(`${fault}; socket: ${failure || 'closed in order'}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  const http = client(1);
  const after = await http.post(server.port, enquiry('after')).catch(() => null);
  http.close();
  const peakMb = watch.stop();
  await server.stop();
  for (const used of [site, folder]) await rm(used, { recursive: true, force: true });
  return { ...report, peakMb, alive: after?.status === 200 };
}

function damage(text: string, random: Random): string {
  let bytes = text;
  for (let times = 1 + random() * 4; times > 0; times -= 1) {
    const at = Math.floor(random() * bytes.length);
    const cut = random() < 0.3 ? Math.floor(random() * 50) : 1;
    const put = random() < 0.5 ? String.fromCharCode(random() * 256) : bytes.slice(at, at + 9);
    bytes = bytes.slice(0, at) + put + bytes.slice(at + cut);
  }
  return bytes;
}

interface Conversation {
  text: string;
  /** What the client's own socket reported, such as a reset; empty where it closed in order. */
  failure: string;
}

/** Writes the bytes in pieces and gives what came back until the server was done or silent. */
function converse(
  port: number,
  text: string,
  leaves: boolean,
  random: Random,
): Promise<Conversation> {
  return new Promise((resolve) => {
    const bytes = Buffer.from(text, 'latin1');
    const limit = random() < 0.2 ? 40 : 4_000;
    const most = leaves ? random() * bytes.length : bytes.length;
    let answer = '';
    let failure = '';
    let at = 0;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const write = () => {
      if (socket.destroyed) return;
      if (at >= most) {
        if (!leaves) socket.end();
        else if (random() < 0.5) socket.resetAndDestroy();
        else socket.destroy();
        return;
      }
      const size = Math.ceil(random() * limit);
      socket.write(bytes.subarray(at, at + size));
      at += size;
      setImmediate(write);
    };
    socket.on('connect', write);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', ({ message }) => {
      failure = message;
    });
    socket.on('close', () => resolve({ text: answer, failure }));
  });
}

/** Says where the answers are not those to the requests, in their order; null when they are. */
function difference(text: string, exchanges: Exchange[]): string | null {
  let rest = text;
  for (const [index, { bytes, status, body, head }] of exchanges.entries()) {
    const [, found, length = '0'] =
      /^HTTP\/1\.1 (\d+) [\s\S]*?\r\ncontent-length: (\d+)\r\n/i.exec(rest) ?? [];
    const from = rest.indexOf('\r\n\r\n') + 4;
    const size = head ? 0 : Number(length);
    const got = rest.slice(from, from + size);
    if (Number(found) !== status || (body !== undefined && got !== body)) {
      return `answer ${index + 1} of ${exchanges.length} to ${JSON.stringify(bytes.slice(0, 60))}: ${JSON.stringify(rest.slice(0, 60))}`;
    }
    rest = rest.slice(from + size);
  }
  return rest === '' ? null : `more than the answers: ${JSON.stringify(rest.slice(0, 60))}`;
}
