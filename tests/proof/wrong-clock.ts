import { openStore } from '../../src/service/store/open-store.ts';
import { ask, enquiry, idIn } from './client.ts';
import type { Proof, Verdict } from './proof.ts';
import { inFolder, startServer, UNLIMITED, until } from './server-process.ts';

const DAY = 86_400_000;

/** Settings under which a server's clock is wrong by some days. */
function shiftedClock(days: number) {
  const script = `const now = Date.now; Date.now = () => now() + ${days * DAY};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

/** Posts to a server whose clock is right, ahead, right, behind and right again, each time until retention has run. */
const wrongClock = (): Promise<Verdict> =>
  inFolder(async (folder) => {
    const ids: string[] = [];
    let refused = 0;
    const store = () => openStore({ DATA_DIR: folder });
    for (const days of [0, 400, 0, -400, 0]) {
      const started = Date.now();
      const env = { ...UNLIMITED, ...shiftedClock(days), DATA_DIR: folder };
      const server = await startServer(env);
      for (let index = 0; index < 5; index += 1)
        ids.push(idIn(await ask({ port: server.port, fields: enquiry(`${days} ${index}`) })));
      const isRefused = () => server.log().includes('"event":"retention_refused"');
      const reader = await store();
      await until(
        async () => isRefused() || (days === 0 && (await reader.recordedTime({})) >= started),
      );
      await reader.close();
      const { body } = await ask({ port: server.port, path: '/health' });
      if (isRefused() && body.includes('"clock"')) refused += 1;
      await server.stop();
    }
    const last = await store();
    const found = await Promise.all(ids.map((id) => last.get({ id })));
    await last.close();
    const lost = found.filter((entry) => !entry).length;
    return {
      holds: lost === 0 && refused === 2,
      figure: `400 days ahead and behind: ${refused} of 2 purges refused, ${lost} of ${ids.length} enquiries lost`,
    };
  });

export const clock: Proof[] = [
  { promise: 9, title: 'a wrong clock deletes nothing', prove: wrongClock },
];
