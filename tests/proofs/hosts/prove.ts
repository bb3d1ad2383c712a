/**
 * Proves that the site takes enquiries and bookings on each host, all on one PostgreSQL: in a copy that has every adapter
 * (the first run needs the network), it builds for each and asks what the build answers. `npm run prove:hosts -- vercel` asks one.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { styleText } from 'node:util';
import pg from 'pg';
import { until } from '../../support/server-process.ts';
import { ownFiles, ROOT, run } from '../adoption/scratch.ts';
import { onPostgres } from '../proof.ts';
import { receiver } from '../receiver.ts';
import { HOSTS, type Running, startHost } from './start-host.ts';

const SECRET = 'a secret of the proof';
const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';
const JSON_TYPE = 'application/json';

/** A copy of the project with packages of its own, since npm adds the adapters to them. */
function copyWithAdapters(hosts: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  for (const file of [...ownFiles(), 'node_modules']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { recursive: true, verbatimSymlinks: true });
  }
  if (hosts.length > 0)
    execFileSync(process.execPath, ['tools/host.ts', ...hosts], { cwd: folder, stdio: 'inherit' });
  return folder;
}

let failed = 0;
function say(host: string, what: string, found: unknown, wanted: unknown) {
  const holds = JSON.stringify(found) === JSON.stringify(wanted);
  if (!holds) failed += 1;
  const word = holds ? styleText('green', 'holds') : styleText('red', 'FAILS');
  console.log(`${host}, ${what}: ${word}${holds ? '' : ` (${JSON.stringify(found)})`}`);
}

/** Asks a running build for everything that differs between hosts. */
async function prove({ name, origin, pages, policyOf }: Running, db: pg.Client, ids: Set<string>) {
  const post = async (path: string, fields: Record<string, string>, more = {}) => {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.append(key, value);
    const headers = { origin, accept: PAGE, ...more };
    return fetch(origin + path, { method: 'POST', redirect: 'manual', headers, body });
  };
  const enquiry = (more: Record<string, string>) => ({
    name: 'Ada Fenwick',
    email: 'ada@larkspur.example',
    message: `By ${name}`,
    _elapsed: '9000',
    ...more,
  });
  const rows = async () => {
    const { rowCount } = await db.query('SELECT 1 FROM submissions WHERE data LIKE $1', [
      `%By ${name}%`,
    ]);
    return rowCount;
  };

  const plain = await post('/f/contact', enquiry({ _id: crypto.randomUUID() }));
  const next = plain.headers.get('location') ?? '';
  say(name, 'enquiry without scripts', [plain.status, next], [303, `${origin}/contact#thanks`]);
  const scripted = { accept: JSON_TYPE };
  const _id = crypto.randomUUID();
  const sent = await post('/f/contact', enquiry({ _id }), scripted);
  const { id } = (await sent.json()) as { id: string };
  const again = await post('/f/contact', enquiry({ _id }), scripted);
  const { duplicate } = (await again.json()) as { duplicate: boolean };
  say(name, 'enquiry with scripts, and sent again', [sent.status, duplicate], [200, true]);
  say(name, 'enquiries stored', await rows(), 2);
  const webhook = `${id}.webhook`;
  await until(() => ids.has(webhook), 10_000);
  say(name, 'notified after the answer', ids.has(webhook), true);

  const refused = await post('/f/contact', enquiry({ email: 'no address' }));
  const page = await refused.text();
  say(name, 'refused', [refused.status, page.includes(`By ${name}`)], [422, true]);
  const headers = ['content-security-policy', 'strict-transport-security', 'x-frame-options'];
  const missing = headers.filter((header) => !refused.headers.has(header));
  say(name, 'headers of a page on request', missing, []);
  const foreign = await post('/f/contact', enquiry({}), { origin: 'https://foreign.example' });
  say(name, 'enquiry from a foreign page', foreign.status, 403);

  const { slots } = (await (await fetch(`${origin}/booking/slots`)).json()) as {
    slots: { start: string }[];
  };
  const { start = '' } = slots[0] ?? {};
  const guest = { name: 'Noor Haddad', email: `noor@${name}.example`, start };
  const booked = await post('/booking/book', guest);
  const link = booked.headers.get('location') ?? origin;
  say(name, 'booking', [booked.status, (await fetch(link)).status], [303, 200]);
  const twice = await post('/booking/book', { ...guest, email: `ada@${name}.example` });
  say(name, 'the same time again', twice.status, 409);

  const tasks = (authorization: string) =>
    fetch(`${origin}/tasks`, { method: 'POST', headers: { authorization } });
  const statuses = [(await tasks('Bearer wrong')).status, (await tasks(`Bearer ${SECRET}`)).status];
  say(name, 'tasks without and with the secret', statuses, [401, 200]);
  say(name, 'health', (await fetch(`${origin}/health`)).status, 200);
  if (pages) {
    const found = await Promise.all(
      ['/', '/about', '/services/nothing'].map(async (path) => (await fetch(origin + path)).status),
    );
    say(name, 'static pages', found, [200, 200, 404]);
  }
  say(name, 'policy of static pages', (await policyOf()).includes("default-src 'none'"), true);
}

const wanted = process.argv.slice(2);
const hosts = HOSTS.filter((host) => wanted.length === 0 || wanted.includes(host));
const folder = copyWithAdapters(hosts.filter((host) => host !== 'node'));
const hook = await receiver();
try {
  await onPostgres(async ({ url }) => {
    const db = new pg.Client({ connectionString: url });
    // It is ended with the cluster.
    db.on('error', () => {});
    await db.connect();
    const env = { ...hook.env, DATABASE_URL: url, TASK_SECRET: SECRET, LOG_LEVEL: 'error' };
    for (const host of hosts) {
      const built = run(folder, ['node_modules/astro/bin/astro.mjs', 'build'], { ADAPTER: host });
      if (built.status !== 0) throw new Error(built.output);
      const running = await startHost(host, folder, env);
      await prove(running, db, hook.ids).finally(running.stop);
    }
  });
} finally {
  hook.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
