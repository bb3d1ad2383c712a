import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, enquiry } from './client.ts';
import { ms, type Proof, type Size, type Verdict } from './proof.ts';
import { PROXIES, type ProxyKind, upstreamClosings } from './proxies.ts';
import { inFolder, startServer, UNLIMITED, until } from './server-process.ts';

export interface Attack {
  sockets: number;
  /** What each sends first. */
  head: string;
  /** What each sends then, how often, and at which interval in ms (0: as fast as it is taken). */
  piece: string;
  pieces: number;
  everyMs: number;
  /** Whether it reads the answers. */
  reads: boolean;
}

const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const POST =
  'POST /f/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n';
const CHUNKED = 'transfer-encoding: chunked\r\n\r\n';
/** A large file, so that what the kernel keeps for a client that does not read is full. */
const LARGE = 'GET /search-text.json HTTP/1.1\r\nhost: localhost\r\n\r\n';
const FLOOD = { sockets: 200, head: '', everyMs: 0, reads: true };

const ATTACKS: Record<string, Attack> = {
  'pipelined requests': { ...FLOOD, piece: GET, pieces: 20_000 },
  'pipelined requests, unread': { ...FLOOD, piece: GET, pieces: 20_000, reads: false },
  'one-byte chunks': { ...FLOOD, head: POST + CHUNKED, piece: '1\r\nx\r\n', pieces: 100_000 },
  'line feeds as a chunked GET body': {
    ...FLOOD,
    head: GET.replace(/\r\n$/, CHUNKED),
    piece: `4000\r\n${'\n'.repeat(0x4000)}\r\n`,
    pieces: 20,
    reads: false,
  },
  'slow readers': { ...FLOOD, sockets: 1_900, head: LARGE, piece: '', pieces: 0, reads: false },
  'slow posts': {
    ...FLOOD,
    sockets: 1_900,
    head: `${POST}content-length: 60000\r\n\r\nname=`,
    piece: 'x',
    pieces: 1_000,
    everyMs: 1_000,
  },
};

/** The most resident memory that a process has had, in MB (Linux). */
async function peakMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Address of those who ask beside an attack. */
const STRANGER = '127.0.0.99';

/** Attacks a server, directly or behind a proxy, and asks for a page and posts beside that, each by a new connection. */
const besideAttack = (attack: Attack, proxy: ProxyKind | null, size: Size): Promise<Verdict> =>
  inFolder(async (folder) => {
    const env = { ...UNLIMITED, DATA_DIR: join(folder, 'data') };
    const server = await startServer({ ...env, TRUSTED_PROXIES: proxy ? '1' : '0' });
    const front = proxy ? await PROXIES[proxy].start(server.port, folder) : null;
    const port = front?.port ?? server.port;
    const stranger = { port, from: STRANGER, tls: proxy !== null };
    const times: number[] = [];
    const failures: string[] = [];
    const visit = async (mark: string) => {
      for (const fields of [undefined, enquiry(mark)]) {
        const answer = await ask({ ...stranger, fields }).catch((error: Error) => error.message);
        if (typeof answer === 'string') failures.push(answer);
        else if (answer.status !== 200) failures.push(String(answer.status));
        else times.push(answer.ms);
      }
    };
    await visit('before');
    const quiet = times.splice(0).length;
    const sent = { ...attack, sockets: size(attack.sockets), pieces: attack.pieces };
    const attacker = spawn(process.execPath, [
      join(import.meta.dirname, 'attacker.ts'),
      // Production has a proxy, which must stand an attack that goes on and on.
      JSON.stringify({ port, isTls: proxy !== null, reopens: proxy !== null, attack: sent }),
    ]);
    // The attacker has machines of its own: its work must not take the cores of what it attacks.
    setPriority(attacker.pid ?? 0, constants.priority.PRIORITY_LOW);
    const ended = once(attacker, 'exit');
    const end = performance.now() + size(15_000);
    for (let index = 0; performance.now() < end && server.isAlive(); index += 1) {
      await visit(`beside ${index}`);
      await sleep(100);
    }
    attacker.kill('SIGKILL');
    await ended;
    const duringFailures = failures.splice(0);
    const during = times.splice(0);
    const backMs = await until(async () => {
      times.length = 0;
      await visit('after');
      return times.length === 2 || !server.isAlive();
    });
    const peak = await peakMb(server.pid);
    const isAlive = server.isAlive();
    front?.stop();
    if (isAlive) await server.kill();
    const slowest = Math.max(0, ...during);
    const p95 = during.toSorted((a, b) => a - b)[Math.floor(during.length * 0.95)] ?? 0;
    const isServed = duringFailures.length === 0 && slowest < 1_000 && peak < 300;
    return {
      holds: isAlive && quiet === 2 && backMs < 5_000 && peak < 500 && (!proxy || isServed),
      figure:
        `${isAlive ? '0 deaths' : 'DEAD'}, ${Math.round(peak)} MB; ${during.length} strangers ` +
        `answered, 95 % within ${ms(p95)}, all within ${ms(slowest)}, ` +
        `${duringFailures.length} not${duringFailures.length > 0 ? ` (${[...new Set(duringFailures)].join(', ')})` : ''}; ` +
        `back ${ms(backMs)} after the end`,
    };
  });

/** Looks which side ends the idle connections between proxy and server: where the server does, a post can meet it. */
const keepAlive = (proxy: ProxyKind): Promise<Verdict> =>
  inFolder(async (folder) => {
    const env = { ...UNLIMITED, DATA_DIR: join(folder, 'data'), TRUSTED_PROXIES: '1' };
    const server = await startServer(env);
    const front = await PROXIES[proxy].start(server.port, folder);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask({ port: front.port, tls: true, fields: enquiry(`${index}`) }),
      ),
    );
    let counts = await upstreamClosings(server.port);
    const opened = counts.open;
    const idleMs = await until(async () => {
      counts = await upstreamClosings(server.port);
      return counts.open === 0;
    }, 90_000);
    front.stop();
    await server.stop();
    return {
      holds: opened > 0 && counts.open === 0 && counts.byServer === 0,
      figure: `${opened} idle connections, all ended after ${ms(idleMs)}, ${counts.byServer} of them by the server`,
    };
  });

const FRONTS = [null, ...(Object.keys(PROXIES) as ProxyKind[])];

export const attacks: Proof[] = FRONTS.flatMap((proxy) => {
  const lacks = () => (proxy ? PROXIES[proxy].lacks() : null);
  const where = proxy ? `behind ${proxy}` : 'direct';
  const all = Object.entries(ATTACKS).map(([name, attack]): Proof => {
    const prove = (size: Size) => besideAttack(attack, proxy, size);
    return { promise: 5, title: `${name}, ${where}`, lacks, prove };
  });
  if (!proxy) return all;
  const race = { promise: 5, title: `no keep-alive race, ${where}`, lacks };
  return [...all, { ...race, prove: () => keepAlive(proxy) }];
});
