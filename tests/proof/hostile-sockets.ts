import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { client, enquiry, sleep } from './client.ts';
import { peakWatcher } from './memory.ts';
import { startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

export interface HostileReport {
  /** Highest resident size seen, in MB. */
  peakMb: number;
  /** The longest that a page or a post of somebody else took beside the attack, in ms. */
  othersMs: number;
  others: number;
  /** How many of the attacking connections the server had ended by itself, and how many it still had. */
  ended: number;
  open: number;
  alive: boolean;
}

/** A page large enough to fill what the kernel keeps for a client that does not read. */
const PAGE = `<!doctype html><title>Page</title>${'<p>Words on a page.</p>\n'.repeat(20_000)}`;

/** A folder with a small built site; the caller removes it. */
export async function smallSite(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, '_astro'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  await writeFile(join(folder, 'large.html'), PAGE);
  await writeFile(join(folder, '_headers'), "/*\n  Content-Security-Policy: default-src 'none'\n");
  return folder;
}

interface Attack {
  sockets: number;
  /** What each sends. */
  bytes: Uint8Array;
  /** Whether it reads what comes back. */
  reads: boolean;
  /** How long the others are watched; ends earlier when every attacking connection is closed. */
  ms: number;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: h\r\n\r\n`;
const CHUNKED =
  'POST /f/contact HTTP/1.1\r\nhost: h\r\ntransfer-encoding: chunked\r\n' +
  'content-type: application/x-www-form-urlencoded\r\n\r\n';

/** The attacks, at the size of which the promise speaks unless told otherwise. */
export const ATTACKS = {
  pipelined: (sockets = 20, requests = 50_000, ms = 15_000): Attack => {
    const bytes = Buffer.from(get('/').repeat(requests));
    return { sockets, bytes, reads: true, ms };
  },
  pipelinedUnread: (sockets = 20, requests = 50_000, ms = 15_000): Attack => {
    const bytes = Buffer.from(get('/').repeat(requests));
    return { sockets, bytes, reads: false, ms };
  },
  oneByteChunks: (sockets = 50, size = 500_000, ms = 15_000): Attack => {
    const bytes = Buffer.from(CHUNKED + '1\r\nx\r\n'.repeat(size / 6));
    return { sockets, bytes, reads: true, ms };
  },
  slowReaders: (sockets = 1_500, requests = 20, ms = 45_000): Attack => {
    const bytes = Buffer.from(get('/large').repeat(requests));
    return { sockets, bytes, reads: false, ms };
  },
  oneConnection: (size = 1_300_000, ms = 10_000): Attack => {
    const bytes = Buffer.from(get('/large').repeat(size / get('/large').length));
    return { sockets: 1, bytes, reads: false, ms };
  },
  headerFlood: (sockets = 200, ms = 12_000): Attack => {
    const lines = Array.from({ length: 1_900 }, (_, index) => `x${index}: y\r\n`).join('');
    const bytes = Buffer.from(
      `GET / HTTP/1.1\r\nhost: h\r\n${lines.slice(0, 16_000)}\r\n\r\n`.repeat(20),
    );
    return { sockets, bytes, reads: true, ms };
  },
  halfOpen: (sockets = 2_000, ms = 14_000): Attack => ({
    sockets,
    bytes: Buffer.from('GET / HTTP/1.1\r\nhost: h\r\nx-more: '),
    reads: true,
    ms,
  }),
} satisfies Record<string, (...sizes: number[]) => Attack>;

/** Attacks a server of its own and asks it for a page and posts an enquiry beside that, all the time. */
export async function besideAttack(
  attack: Attack,
  env: Record<string, string> = {},
): Promise<HostileReport> {
  const [site, folder] = [await smallSite(), await temporaryFolder()];
  const server = await startServer({ ...UNLIMITED, DIST_DIR: site, DATA_DIR: folder, ...env });
  const watch = peakWatcher(server.pid);
  await askBoth(server.port, 'before');
  // A thread of its own: what attacking costs the attacker is no time of the server's.
  const { sockets, bytes, reads } = attack;
  const attacker = new Worker(new URL('./attacker.ts', import.meta.url), {
    workerData: { port: server.port, sockets, bytes, reads },
  });
  let ended = 0;
  let failed: unknown = null;
  attacker.on('message', (count: number) => {
    ended = count;
  });
  const times: number[] = [];
  const end = performance.now() + attack.ms;
  while (performance.now() < end && ended < attack.sockets && failed === null) {
    await askBoth(server.port, String(times.length)).then(
      (ms) => times.push(ms),
      (error: unknown) => {
        failed = error;
      },
    );
    await sleep(50);
  }
  const report = { ended, open: attack.sockets - ended };
  await attacker.terminate();
  const alive = server.child.exitCode === null && server.child.signalCode === null;
  const peakMb = watch.stop();
  if (alive) await server.stop();
  for (const used of [site, folder]) await rm(used, { recursive: true, force: true });
  if (failed && alive) throw failed;
  return { ...report, peakMb, othersMs: Math.max(0, ...times), others: times.length, alive };
}

/** A page and a post, each by a connection of its own. @throws {Error} when one is not answered well. */
async function askBoth(port: number, mark: string): Promise<number> {
  const started = performance.now();
  const signal = AbortSignal.timeout(20_000);
  const page = await fetch(`http://127.0.0.1:${port}/`, {
    headers: { connection: 'close' },
    signal,
  });
  await page.text();
  const pageMs = performance.now() - started;
  const http = client(1);
  const { ms, status } = await http.post(port, enquiry(mark));
  http.close();
  if (page.status !== 200 || status !== 200) {
    throw new Error(`Beside the attack: page ${page.status}, post ${status}.`);
  }
  return Math.max(pageMs, ms);
}
