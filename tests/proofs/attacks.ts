import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  inFolder,
  type ServerProcess,
  startServer,
  UNLIMITED,
  until,
} from '../support/server-process.ts';
import { type Ask, ask, enquiry } from './client.ts';
import { ms, type Proof, type Size, type Verdict } from './proof.ts';
import { PROXIES, type ProxyKind, upstreamClosings } from './proxies.ts';

export interface Attack {
  sockets: number;
  /** Sent first on each connection. */
  head: string;
  /** Sent next, every `everyMs` ms (0: as fast as possible). */
  piece: string;
  everyMs: number;
  reads: boolean;
}

const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const POST =
  'POST /f/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n';
const CHUNKED = 'transfer-encoding: chunked\r\n\r\n';
const FLOOD = { sockets: 200, head: '', piece: '', everyMs: 0, reads: true };
const CROWD = { ...FLOOD, sockets: 1_900 };

const ATTACKS: Record<string, Attack> = {
  'pipelined requests': { ...FLOOD, piece: GET },
  'one-byte chunks': { ...FLOOD, head: POST + CHUNKED, piece: '1\r\nx\r\n' },
  'line feeds as a chunked GET body': {
    ...FLOOD,
    head: GET.replace(/\r\n$/, CHUNKED),
    piece: `4000\r\n${'\n'.repeat(0x4000)}\r\n`,
    reads: false,
  },
  // A large file fills the kernel's buffers of a client that does not read.
  'slow readers': { ...CROWD, head: GET.replace('/', '/search-text.json'), reads: false },
  'slow posts': {
    ...CROWD,
    head: `${POST}content-length: 60000\r\n\r\nname=`,
    piece: 'x',
    everyMs: 1_000,
  },
};

/** Returns the peak resident memory of a process, in MB (Linux). */
async function peakMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Runs work on a new server, behind a proxy if one is named, and stops both afterwards. */
const onServer = (
  proxy: ProxyKind | null,
  work: (on: { server: ServerProcess; to: Ask; folder: string }) => Promise<Verdict>,
  limits: Record<string, string> = {},
): Promise<Verdict> =>
  inFolder(async (folder) => {
    const env = { DATA_DIR: join(folder, 'data'), TRUSTED_PROXIES: proxy ? '1' : '0' };
    const server = await startServer({ ...UNLIMITED, ...limits, ...env });
    const front = proxy && (await PROXIES[proxy].start(server.port, folder));
    try {
      const to = { port: front?.port ?? server.port, tls: front !== null };
      return await work({ server, to, folder });
    } finally {
      front?.stop();
      await server.kill();
    }
  });

/** Attacks a server while requesting a page and posting, each over a new connection. */
const besideAttack = (attack: Attack, proxy: ProxyKind | null, size: Size) =>
  onServer(proxy, async ({ server, to }) => {
    /** Returns the time of each answer, or infinity if there was none. */
    const visit = async (mark: string): Promise<number[]> => {
      const times: number[] = [];
      for (const fields of [undefined, enquiry(mark)]) {
        const answer = await ask({ ...to, fields }).catch(() => null);
        times.push(answer?.status === 200 ? answer.ms : Number.POSITIVE_INFINITY);
      }
      return times;
    };
    const sent = { ...attack, sockets: size(attack.sockets) };
    const attacker = spawn(process.execPath, [
      join(import.meta.dirname, 'attacker.ts'),
      JSON.stringify({ port: to.port, isTls: to.tls, attack: sent }),
    ]);
    // Real attackers use other machines: lower the priority, so that it does not take the server's CPU time.
    setPriority(attacker.pid ?? 0, constants.priority.PRIORITY_LOW);
    const ended = once(attacker, 'exit');
    const beside: number[] = [];
    const end = performance.now() + size(15_000);
    while (performance.now() < end && server.isAlive()) {
      beside.push(...(await visit(`beside ${beside.length}`)));
      await sleep(100);
    }
    attacker.kill('SIGKILL');
    await ended;
    const answersAgain = async () => (await visit('after')).every(Number.isFinite);
    const backMs = await until(async () => (await answersAgain()) || !server.isAlive());
    const peak = await peakMb(server.pid);
    const isAlive = server.isAlive();
    const answered = beside.filter(Number.isFinite);
    const slowest = Math.max(0, ...answered);
    const isServed = answered.length === beside.length && peak < 300;
    return {
      holds: isAlive && peak < 500 && (!proxy || isServed),
      inTime: proxy ? backMs < 5_000 && slowest < 1_000 : backMs < 15_000,
      figure:
        `${isAlive ? 'alive' : 'DEAD'}, ${Math.round(peak)} MB; ${answered.length} of ${beside.length} ` +
        `strangers answered, all within ${ms(slowest)}; back ${ms(backMs)} after the end`,
    };
  });

/** Checks which side closes idle connections between proxy and server: if the server does, a post may be sent on a closing one. */
const keepAlive = (proxy: ProxyKind) =>
  onServer(proxy, async ({ server, to }) => {
    const posts = Array.from({ length: 20 }, (_, index) =>
      ask({ ...to, fields: enquiry(`${index}`) }),
    );
    await Promise.all(posts);
    const { open } = upstreamClosings(server.port);
    const idleMs = await until(() => upstreamClosings(server.port).open === 0, 90_000);
    const end = upstreamClosings(server.port);
    return {
      holds: open > 0 && end.open === 0 && end.byServer === 0,
      figure: `${open} idle connections, all ended after ${ms(idleMs)}, ${end.byServer} of them by the server`,
    };
  });

/** Two visitors may each post once a minute; the first posts twice. */
const apart = (proxy: ProxyKind) =>
  onServer(
    proxy,
    async ({ to }) => {
      const statuses: number[] = [];
      for (const [index, from] of ['127.0.0.1', '127.0.0.1', '127.0.0.2'].entries())
        statuses.push((await ask({ ...to, from, fields: enquiry(`${index}`) })).status);
      return { holds: `${statuses}` === '200,429,200', figure: statuses.join(', ') };
    },
    { RATE_PER_MINUTE: '1' },
  );

const SECRET = 'secret-of-a-booking';

/** Requests and posts while the server is down. Expects a page with an email address and no secret in the proxy's logs. */
const away = (proxy: ProxyKind) =>
  onServer(proxy, async ({ server, to, folder }) => {
    await server.stop();
    const answers = await Promise.all([
      ask({ ...to, path: `/booking/1?t=${SECRET}` }),
      ask({ ...to, fields: enquiry('away') }),
    ]);
    // Both proxies log a missing file as an error.
    const { status: lacking } = await ask({ ...to, path: `/_astro/none?t=${SECRET}` });
    const isOwnPage = ({ status, body }: (typeof answers)[number]) =>
      [502, 503, 504].includes(status) && body.includes('href="mailto:');
    const logs = await Array.fromAsync(glob(`${folder}/*log`), (file) => readFile(file, 'utf8'));
    const isLogged = (words: string) => logs.some((log) => log.includes(words));
    const pages = answers.filter(isOwnPage).length;
    return {
      holds:
        pages === answers.length && lacking >= 502 && isLogged('/_astro/none') && !isLogged(SECRET),
      figure:
        `${answers.map(({ status }) => status).join(', ')}: ${pages} of ${answers.length} with the site's page; ` +
        `${lacking} for what it lacks; the secret is ${isLogged(SECRET) ? '' : 'not '}in a log`,
    };
  });

export const attacks: Proof[] = ([null, 'nginx', 'Caddy'] as const).flatMap((proxy) => {
  const where = proxy ? `behind ${proxy}` : 'direct';
  const lacks = () => proxy && PROXIES[proxy].lacks();
  const common = { promise: 5, lacks, onlyWhole: proxy !== null };
  const all = Object.entries(ATTACKS).map(([name, attack]): Proof => {
    const prove = (size: Size) => besideAttack(attack, proxy, size);
    return { ...common, title: `${name}, ${where}`, prove };
  });
  if (!proxy) return all;
  const short = { ...common, onlyWhole: false };
  return [
    ...all,
    { ...common, title: `no keep-alive race, ${where}`, prove: () => keepAlive(proxy) },
    { ...short, title: `a page while the server is away, ${where}`, prove: () => away(proxy) },
    { ...short, title: `two visitors are two, ${where}`, prove: () => apart(proxy) },
  ];
});
