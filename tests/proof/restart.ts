import { connect } from 'node:net';
import { openStore } from '../../src/service/store/open-store.ts';
import { ask, enquiry } from './client.ts';
import { ms, type Proof, type Verdict } from './proof.ts';
import { receiver } from './receiver.ts';
import { inFolder, startServer, UNLIMITED, until } from './server-process.ts';

const CONNECTIONS = 50;

/** Sends SIGTERM while every connection has a post under way. */
async function drain(rounds: number): Promise<Verdict> {
  let answered = 0;
  let dropped = 0;
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    await inFolder(async (folder) => {
      const server = await startServer({ ...UNLIMITED, DATA_DIR: folder });
      const posts = Array.from({ length: CONNECTIONS }, (_, index) =>
        ask({ port: server.port, fields: enquiry(`drain ${round} ${index}`) }),
      );
      await Promise.race(posts);
      const stopped = server.stop();
      for (const result of await Promise.allSettled(posts)) {
        if (result.status === 'fulfilled' && result.value.status === 200) answered += 1;
        else dropped += 1;
      }
      longest = Math.max(longest, await stopped);
    });
  }
  return {
    holds: dropped === 0 && longest < 5_000,
    figure: `${rounds} × SIGTERM: ${answered} posts answered, ${dropped} dropped, down within ${ms(longest)}`,
  };
}

/** Sends SIGTERM to a server with slow senders, slow readers and a webhook receiver that never answers. */
const slowClients = (sockets: number): Promise<Verdict> =>
  inFolder(async (folder) => {
    const hook = await receiver({ hangs: true });
    const server = await startServer({ ...UNLIMITED, ...hook.env, DATA_DIR: folder });
    const { port } = server;
    await ask({ port, fields: enquiry('its notification hangs') });
    await until(() => hook.arrivals.size > 0);
    const head = `POST /f/contact HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`;
    const body = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 9999\r\n\r\n';
    // The last kind sends a whole request and does not read the answer.
    const starts = [
      '',
      head,
      `${head}${body}name=`,
      'GET /search-text.json HTTP/1.1\r\nhost: h\r\n\r\n',
    ];
    let opened = 0;
    const clients = Array.from({ length: sockets }, (_, index) => {
      const socket = connect(port, '127.0.0.1', () => {
        opened += 1;
        socket.write(starts[index % starts.length] ?? '');
      });
      return socket.on('error', () => {});
    });
    const senders = clients
      .filter((_, index) => index % starts.length < starts.length - 1)
      .map(async (socket) => {
        await new Promise((resolve) => socket.resume().on('close', resolve));
        return performance.now();
      });
    await until(() => opened === sockets);
    const sent = performance.now();
    const downMs = await server.stop();
    hook.close();
    const sendersMs = Math.max(...(await Promise.all(senders))) - sent;
    for (const socket of clients) socket.destroy();
    return {
      holds: sendersMs < 3_000 && downMs < 5_000,
      figure: `${sockets} slow clients: senders ended after ${ms(sendersMs)}, the server after ${ms(downMs)}`,
    };
  });

/** Fills a store by copies of one entry. */
async function fill(folder: string, enquiries: number) {
  const server = await startServer({ DATA_DIR: folder });
  await ask({ port: server.port, fields: enquiry('copied') });
  await server.stop();
  const store = await openStore({ DATA_DIR: folder });
  const table = 'submissions';
  const [row] = await store.dumpRows({ table, after: null, limit: 1 });
  if (!row) throw new Error('Nothing was stored.');
  for (let done = 0; done < enquiries; done += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, enquiries - done) }, (_, index) => {
      const id = `${String(row.id).slice(0, -6)}${String(done + index).padStart(6, '0')}`;
      return { ...row, id, dedupe_key: `copy ${id}` };
    });
    await store.insertRows({ table, rows });
  }
  const { inbox } = await store.stats({});
  await store.close();
  return inbox;
}

/** Starts on a store with many enquiries, twice (once after kill -9), and a second server beside it. */
const start = (enquiries: number): Promise<Verdict> =>
  inFolder(async (folder) => {
    const stored = await fill(folder, enquiries);
    const first = await startServer({ DATA_DIR: folder });
    const second = await startServer({ DATA_DIR: folder }).then(
      (server) => server.kill().then(() => 'started'),
      (error: Error) => error.message,
    );
    await first.kill();
    const again = await startServer({ DATA_DIR: folder });
    await again.stop();
    const isRefused = /another/i.test(second);
    const ready = Math.max(first.readyMs, again.readyMs);
    return {
      holds: ready < 2_000 && isRefused && stored >= enquiries,
      figure:
        `${stored} enquiries: ready in ${ms(first.readyMs)}, after kill -9 in ${ms(again.readyMs)}; ` +
        `a second process on the same file is ${isRefused ? 'refused' : `NOT refused: ${second}`}`,
    };
  });

export const restart: Proof[] = [
  { promise: 10, title: 'SIGTERM drops no request', prove: (size) => drain(size(20)) },
  { promise: 10, title: 'SIGTERM with slow clients', prove: (size) => slowClients(size(400)) },
  { promise: 10, title: 'start on a full store', prove: (size) => start(size(100_000)) },
];
