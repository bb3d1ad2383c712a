import { rm } from 'node:fs/promises';
import { csvCell } from '../../inbox/cli/csv.ts';
import { redirectTarget } from '../../inbox/http/redirect.ts';
import { oneLine } from '../../inbox/outbox/mail.ts';
import { client, enquiry } from './client.ts';
import { ESCAPES, FORMULAS, HEADER_BREAKS } from './payloads.ts';
import { startServer, temporaryFolder, UNLIMITED } from './server-process.ts';

const SITE = 'https://agency.example';

export interface HarmlessReport {
  redirects: number;
  escapes: number;
  formulas: number;
  headerLines: number;
}

/** Counts redirects that left the site, cells that start a formula, header texts with a second line. */
export function harmless(): HarmlessReport {
  const targets = ESCAPES.map((payload) =>
    redirectTarget(payload, SITE, [SITE], `${SITE}/contact`),
  );
  const escapes = targets.filter(
    (target) => !/^https:\/\/agency\.example\/(?!\/)[!-~]*$/.test(target),
  );
  const cells = FORMULAS.map(csvCell).filter((cell) => !cell.startsWith(`"'`));
  const headers = HEADER_BREAKS.map(oneLine);
  return {
    redirects: ESCAPES.length,
    escapes: escapes.length,
    formulas: cells.length,
    headerLines: headers.filter((text) => /[\r\n\u0085\u2028\u2029]/.test(text)).length,
  };
}

/** Posts marked words, good and bad, and counts the mark in the log at its most talkative. */
export async function privacy(): Promise<{ logLines: number; leaks: number }> {
  const mark = 'canary7f3a';
  const folder = await temporaryFolder();
  const server = await startServer({ ...UNLIMITED, DATA_DIR: folder, LOG_LEVEL: 'debug' });
  const http = client(1);
  let leaks = 0;
  for (const change of [
    {},
    { email: `${mark} nope` },
    { name: '' },
    { _next: `//${mark}.example` },
  ]) {
    const { body } = await http.post(server.port, { ...enquiry(mark), name: mark, ...change });
    if (body.includes(mark)) leaks += 1;
  }
  http.close();
  await server.stop();
  const lines = server.log().split('\n');
  await rm(folder, { recursive: true, force: true });
  return {
    logLines: lines.length - 1,
    leaks: leaks + lines.filter((line) => line.includes(mark)).length,
  };
}
