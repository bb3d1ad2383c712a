import { rm } from 'node:fs/promises';
import { openSqliteStore } from '../../inbox/store/sqlite.ts';
import { client, enquiry, sleep } from './client.ts';
import { type ServerProcess, startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

const DAY = 86_400_000;

/** Settings under which a server's clock is wrong by some days. */
function shiftedClock(days: number) {
  const script = `const now = Date.now; Date.now = () => now() + ${days * DAY};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

export interface ClockReport {
  acknowledged: number;
  lost: number;
  /** Starts with a wrong clock whose purge was refused, of two. */
  refused: number;
}

/**
 * Posts to a server whose clock is right, 400 days ahead, right, 400 days behind, and right again,
 * each time until it has purged or refused to; counts what is gone.
 */
export async function wrongClock(): Promise<ClockReport> {
  const folder = await temporaryFolder();
  const ids: string[] = [];
  const http = client(1);
  let refused = 0;
  for (const days of [0, 400, 0, -400, 0]) {
    const env = { ...UNLIMITED, ...shiftedClock(days), DATA_DIR: folder, LOG_LEVEL: 'info' };
    const server = await startServer(env);
    for (let index = 0; index < 5; index += 1) {
      const { body } = await http.post(server.port, enquiry(`${days} ${ids.length}`));
      ids.push((JSON.parse(body) as { id: string }).id);
    }
    if ((await retentionEvent(server)) === 'retention_refused') refused += 1;
    await server.stop();
  }
  http.close();
  const store = await openSqliteStore(folder);
  const found = await Promise.all(ids.map((id) => store.get({ id })));
  await store.close();
  await rm(folder, { recursive: true, force: true });
  return { acknowledged: ids.length, lost: found.filter((entry) => !entry).length, refused };
}

/** Waits until the server has purged or refused to, and says which. */
export async function retentionEvent(server: ServerProcess): Promise<string | undefined> {
  const patience = performance.now() + 120_000;
  for (;;) {
    const event = /"event":"(retention\w*)"/.exec(server.log())?.[1];
    if (event || performance.now() > patience) return event;
    await sleep(50);
  }
}
