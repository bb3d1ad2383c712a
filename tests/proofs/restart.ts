import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '../../src/service/store/open-store.ts';
import { inFolder, startServer, UNLIMITED, until } from '../support/server-process.ts';
import { webhookReceiver } from '../support/webhook-receiver.ts';
import { ask, enquiry, statusOf } from './client.ts';
import { ms, type Proof, type Size, type Verdict } from './proof.ts';

const POST =
  'POST /f/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n';
/** Sent in parallel, about as many as a proxy's connections. */
const POSTS = 50;
/** Data sent by slow clients: nothing, parts of a request, and a whole one with an unread answer. */
const SLOW = [
  '',
  POST,
  `${POST}content-length: 9999\r\n\r\nname=`,
  'GET /search-text.json HTTP/1.1\r\nhost: localhost\r\n\r\n',
];

/** Sends SIGTERM during posts, with slow clients and a webhook receiver that never answers. */
const terminate = (size: Size): Promise<Verdict> =>
  inFolder(async (folder) => {
    const hook = await webhookReceiver(() => {});
    const server = await startServer({ ...UNLIMITED, ...hook.env, DATA_DIR: folder });
    const { port } = server;
    await ask({ port, fields: enquiry('its notification hangs') });
    await until(() => hook.ids.size > 0);
    const slow = Array.from({ length: size(400) }, () =>
      connect(port, '127.0.0.1').on('error', () => {}),
    );
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const [index, socket] of slow.entries()) socket.write(SLOW[index % SLOW.length] ?? '');
    let unsent = size(POSTS);
    const posts = Promise.all(
      Array.from({ length: unsent }, (_, index) =>
        statusOf({ port, fields: enquiry(`post ${index}`), onSent: () => unsent-- }),
      ),
    );
    await until(() => unsent === 0);
    const sent = performance.now();
    let sendersMs = 0;
    for (const [index, socket] of slow.entries()) {
      if (index % SLOW.length === SLOW.length - 1) continue;
      socket.resume().on('close', () => {
        sendersMs = Math.max(sendersMs, performance.now() - sent);
      });
    }
    const downMs = await server.stop();
    const answers = await posts;
    const dropped = answers.filter((status) => status !== 200).length;
    hook.close();
    for (const socket of slow) socket.destroy();
    // A machine too slow for the posts reaches the server's limit (4 s); `inTime` judges that.
    return {
      holds: dropped === 0 || downMs > 4_000,
      inTime: dropped === 0 && sendersMs < 3_000 && downMs < 5_000,
      figure:
        `${dropped} of ${answers.length} posts dropped; ${slow.length} slow clients: senders ended ` +
        `after ${ms(sendersMs)}, the server after ${ms(downMs)}`,
    };
  });

const FILL = `WITH RECURSIVE copies (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copies WHERE i < ?)
  INSERT INTO submissions (id, created_at, stored_at, folder, dedupe_key, exact, email, data, flags, score)
  SELECT i, created_at, stored_at, folder, i, exact, email, data, flags, score FROM submissions, copies`;

/** Starts after kill -9 on a store with many enquiries. */
const start = (enquiries: number): Promise<Verdict> =>
  inFolder(async (folder) => {
    const first = await startServer({ DATA_DIR: folder });
    await ask({ port: first.port, fields: enquiry('copied') });
    const db = new DatabaseSync(join(folder, 'inbox.db'));
    db.prepare(FILL).run(enquiries);
    db.close();
    await first.kill();
    const again = await startServer({ DATA_DIR: folder });
    await again.stop();
    const store = await openStore({ DATA_DIR: folder });
    const { inbox } = await store.stats({});
    await store.close();
    return {
      holds: inbox === enquiries + 1,
      inTime: again.readyMs < 2_000,
      figure: `${inbox} enquiries: ready ${ms(again.readyMs)} after kill -9`,
    };
  });

export const restart: Proof[] = [
  { promise: 10, title: 'SIGTERM drops no request and waits for nobody', prove: terminate },
  { promise: 10, title: 'start on a full store', prove: (size) => start(size(100_000)) },
];
