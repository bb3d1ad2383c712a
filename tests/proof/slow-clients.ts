import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { client, enquiry, percentile, sleep } from './client.ts';
import { startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

export interface SlowReport {
  sockets: number;
  /** When the last slow socket of each kind had been closed, in ms after it was opened. */
  headersClosedMs: number;
  bodiesClosedMs: number;
  stillOpen: number;
  /** A normal post beside them: median and 95th percentile, in ms. */
  normalMs: number;
  normalP95Ms: number;
}

/** Opens sockets that send a byte a second, in the headers or in the body, and posts beside them. */
export async function slowClients(headers: number, bodies: number): Promise<SlowReport> {
  const folder = await temporaryFolder();
  const server = await startServer({ ...UNLIMITED, DATA_DIR: folder });
  const head = `POST /f/contact HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\n`;
  const full = `${head}content-type: application/x-www-form-urlencoded\r\ncontent-length: 5000\r\n\r\n`;
  const slowHeaders = open(server.port, headers, `${head}x-slow: `);
  const slowBodies = open(server.port, bodies, `${full}name=`);
  const http = client(1);
  const times: number[] = [];
  const end = performance.now() + 17_000;
  while (performance.now() < end) {
    const { ms, status } = await http.post(server.port, enquiry(String(times.length)));
    if (status !== 200) throw new Error(`A normal post was answered ${status}.`);
    times.push(ms);
    await sleep(100);
  }
  http.close();
  const stillOpen = [slowHeaders, slowBodies].reduce((sum, group) => sum + group.open(), 0);
  const [headersClosedMs, bodiesClosedMs] = [slowHeaders.last(), slowBodies.last()];
  for (const group of [slowHeaders, slowBodies]) group.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  const normal = { normalMs: percentile(times, 0.5), normalP95Ms: percentile(times, 0.95) };
  return { sockets: headers + bodies, headersClosedMs, bodiesClosedMs, stillOpen, ...normal };
}

function open(port: number, count: number, start: string) {
  const sockets: Socket[] = [];
  const closed: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => closed.push(performance.now() - began));
    sockets.push(socket);
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1000);
  return {
    open: () => count - closed.length,
    last: () => Math.max(0, ...closed),
    end: () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
