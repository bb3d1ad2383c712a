import { readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { client, enquiry, percentile } from './client.ts';
import { startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

export interface MemoryReport {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Highest resident size seen, in MB: under load, and after the attack. */
  loadMb: number;
  attackMb: number;
  /** Hostile posts sent, answers of 5xx among them, and the mean CPU of one, in ms. */
  attacks: number;
  serverErrors: number;
  cpuMsEach: number;
  alive: boolean;
}

/** Loads the server with 50 connections, then with 64 KiB bodies of every hostile kind. */
export async function memory(seconds: number): Promise<MemoryReport> {
  const folder = await temporaryFolder();
  const server = await startServer({ ...UNLIMITED, DATA_DIR: folder });
  const watch = peakWatcher(server.pid);
  const http = client(50);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < end) {
      const { ms, status } = await http.post(server.port, enquiry(crypto.randomUUID()));
      if (status !== 200) throw new Error(`Answered ${status} under load.`);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: 50 }, visitor));
  const loadMb = watch.peak();
  const cpuBefore = await cpuMs(server.pid);
  const attack = await attackFor(server.port, seconds);
  const cpuMsEach = ((await cpuMs(server.pid)) - cpuBefore) / attack.count;
  const attackMb = watch.stop();
  const after = await http.post(server.port, enquiry('after'));
  http.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  return {
    perSecond: times.length / seconds,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    loadMb,
    attackMb,
    attacks: attack.count,
    serverErrors: attack.serverErrors,
    cpuMsEach,
    alive: after.status === 200,
  };
}

async function attackFor(port: number, seconds: number) {
  const kinds: [string, Buffer][] = [
    ['multipart/form-data; boundary=X', Buffer.from('--X\r\n'.repeat(13_000))],
    [
      'multipart/form-data; boundary=X',
      Buffer.from(`--X\r\nContent-Disposition: form-data; name="${'n'.repeat(60_000)}`),
    ],
    [
      'multipart/form-data; boundary=X',
      Buffer.from(
        `--X\r\nContent-Disposition: form-data; name="name"\r\n\r\n${'-'.repeat(60_000)}`,
      ),
    ],
    [
      'application/x-www-form-urlencoded',
      Buffer.from(`email=a@${'a.'.repeat(30_000)}&name=x&message=y`),
    ],
    ['application/x-www-form-urlencoded', Buffer.from(`interests=${', '.repeat(30_000)}&name=x`)],
    [
      'application/x-www-form-urlencoded',
      Buffer.from(`message=${'%'.repeat(60_000)}&name=${'\t'.repeat(5000)}`),
    ],
    ['application/json', Buffer.from('['.repeat(60_000))],
    ['application/json', Buffer.from(`{"a":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_001)}`)],
    [
      'application/json',
      Buffer.from(`{"message":"${'\\u200b'.repeat(10_000)}","name":"x","email":"a@b"}`),
    ],
    ['text/plain', Buffer.alloc(1024 * 1024, 'x')],
  ];
  let count = 0;
  let serverErrors = 0;
  const end = performance.now() + seconds * 1000;
  const attacker = async (offset: number) => {
    for (let index = offset; performance.now() < end; index += 1) {
      const [type, body] = kinds[index % kinds.length] ?? ['', Buffer.alloc(0)];
      const status = await send(port, type, body);
      count += 1;
      if (status >= 500) serverErrors += 1;
    }
  };
  await Promise.all(Array.from({ length: 50 }, (_, index) => attacker(index)));
  return { count, serverErrors };
}

function send(port: number, type: string, body: Buffer): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /f/contact HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      socket.write(body);
    });
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)));
  });
}

/** Reads the resident size five times a second; gives the highest so far, in MB (Linux). */
export function peakWatcher(pid: number) {
  let highest = 0;
  const look = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    highest = Math.max(highest, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  };
  const timer = setInterval(look, 200);
  return {
    peak: () => highest,
    stop: () => {
      clearInterval(timer);
      return highest;
    },
  };
}

/** CPU time of a process so far, in ms (Linux counts in hundredths of a second). */
async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
