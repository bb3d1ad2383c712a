import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { client, enquiry, sleep } from './client.ts';
import { startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

export interface OutageReport {
  /** Status of a page, a post and /health while the store could not be opened. */
  page: number;
  post: number;
  health: number;
  /** From the moment the store could be opened to the first post that was stored. */
  recoveredMs: number;
  healthAfter: number;
}

/** Starts a server whose store cannot be opened, asks it, lets the store be opened, waits. */
export async function outageAtStart(
  env: Record<string, string>,
  endOutage: () => void,
): Promise<OutageReport> {
  const site = await temporaryFolder();
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Home</title>');
  const server = await startServer({ ...UNLIMITED, ...env, DIST_DIR: site });
  const http = client(1);
  const status = async (path: string) => (await fetch(server.origin + path)).status;
  try {
    const { status: post } = await http.post(server.port, enquiry('during the outage'));
    const during = { page: await status('/'), post, health: await status('/health') };
    endOutage();
    const ended = performance.now();
    const stored = async () => {
      // Ending the outage may have held this process up for longer than a connection is kept.
      const answer = await http.post(server.port, enquiry('after the outage')).catch(() => null);
      return answer?.status === 200;
    };
    while (!(await stored()) && performance.now() - ended < 30_000) await sleep(20);
    const recoveredMs = performance.now() - ended;
    return { ...during, recoveredMs, healthAfter: await status('/health') };
  } finally {
    http.close();
    await server.stop();
    await rm(site, { recursive: true, force: true });
  }
}
