import { rm } from 'node:fs/promises';
import { openSqliteStore } from '../../inbox/store/sqlite.ts';
import { sleep } from './client.ts';
import { saveOne } from './group-commit.ts';
import { startServer, temporaryFolder } from './server-process.ts';

const DAY = 86_400_000;
/** `told`: how long ago a digest named the held entry. */
const AGES = [
  { folder: 'inbox', days: 364, told: null, kept: true },
  { folder: 'inbox', days: 366, told: null, kept: false },
  { folder: 'spam', days: 60, told: 29, kept: true },
  { folder: 'spam', days: 60, told: 31, kept: false },
  { folder: 'spam', days: 364, told: null, kept: true },
  { folder: 'spam', days: 366, told: null, kept: false },
] as const;

/** Starts a server without settings on entries of these ages; counts those it treats wrongly. */
export async function retention(): Promise<{ entries: number; wrong: number }> {
  const folder = await temporaryFolder();
  const before = await openSqliteStore(folder);
  const ids: string[] = [];
  for (const { folder: where, days, told } of AGES) {
    const { id } = await saveOne(before, `${where} ${days}`, Date.now() - days * DAY, where);
    if (told !== null) await before.told({ ids: [id], now: Date.now() - told * DAY });
    ids.push(id);
  }
  await before.close();
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'info' });
  const patience = performance.now() + 60_000;
  while (!server.log().includes('"event":"retention"') && performance.now() < patience) {
    await sleep(100);
  }
  await server.stop();
  const after = await openSqliteStore(folder);
  const found = await Promise.all(ids.map((id) => after.get({ id })));
  await after.close();
  await rm(folder, { recursive: true, force: true });
  const wrong = AGES.filter(({ kept }, index) => kept !== (found[index] !== null));
  return { entries: AGES.length, wrong: wrong.length };
}
