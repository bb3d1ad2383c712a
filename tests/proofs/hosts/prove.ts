/**
 * Proves that the site takes enquiries and bookings on each host, all with one PostgreSQL. Builds for each host in a copy with every
 * adapter (the first run needs the network) and tests the build. `npm run prove:hosts -- vercel` tests one host.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { isDeepStrictEqual, styleText } from 'node:util';
import pg from 'pg';
import { until } from '../../support/server-process.ts';
import { webhookReceiver } from '../../support/webhook-receiver.ts';
import { copyWith, run } from '../adoption/scratch.ts';
import { onPostgres } from '../proof.ts';
import { HOSTS, type Running, startHost } from './start-host.ts';

const SECRET = 'a secret of the proof';

/** Tests everything that differs between hosts on a running build. */
async function prove({ name, origin, pages }: Running, db: pg.Client, ids: Set<string>) {
  const say = (what: string, found: unknown, wanted: unknown) => {
    const holds = isDeepStrictEqual(found, wanted);
    if (!holds) process.exitCode = 1;
    const word = holds ? styleText('green', 'holds') : styleText('red', 'FAILS');
    console.log(`${name}, ${what}: ${word}${holds ? '' : ` (${JSON.stringify(found)})`}`);
  };
  const post = (path: string, fields: Record<string, string>, more = {}) => {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.append(key, value);
    const headers = { origin, accept: 'text/html,*/*;q=0.8', ...more };
    return fetch(origin + path, { method: 'POST', redirect: 'manual', headers, body });
  };
  const statusOf = async (path: string, init?: RequestInit) =>
    (await fetch(origin + path, init)).status;

  const message = `By ${name}`;
  const person = { name: 'Ada Fenwick', email: 'ada@larkspur.example', message, _elapsed: '9000' };
  const enquiry = { ...person, _id: crypto.randomUUID() };
  const plain = await post('/f/contact', { ...person, _id: crypto.randomUUID() });
  const next = plain.headers.get('location');
  say('enquiry without scripts', [plain.status, next], [303, `${origin}/contact#thanks`]);
  const json = { accept: 'application/json' };
  const sent = await post('/f/contact', enquiry, json);
  const { id } = (await sent.json()) as { id: string };
  const again = (await (await post('/f/contact', enquiry, json)).json()) as { duplicate: boolean };
  say('enquiry with scripts, and sent again', [sent.status, again.duplicate], [200, true]);
  const { rowCount } = await db.query('SELECT 1 FROM submissions WHERE data LIKE $1', [
    `%${message}%`,
  ]);
  say('enquiries stored', rowCount, 2);
  const webhook = `${id}.webhook`;
  await until(() => ids.has(webhook), 10_000);
  const isWaitedFor = sent.headers.get('x-waited-for') !== '0';
  say('notified after the answer', [ids.has(webhook), isWaitedFor], [true, true]);

  const refused = await post('/f/contact', { ...person, email: 'no address' });
  const keeps = (await refused.text()).includes(message);
  say('refused', [refused.status, keeps], [422, true]);
  const headers = ['content-security-policy', 'strict-transport-security', 'x-frame-options'];
  const missing = headers.filter((header) => !refused.headers.has(header));
  say('headers of a page on request', missing, []);
  const foreign = await post('/f/contact', person, { origin: 'https://foreign.example' });
  say('enquiry from a foreign page', foreign.status, 403);

  const { slots } = (await (await fetch(`${origin}/booking/slots`)).json()) as {
    slots: { start: string }[];
  };
  const { start = '' } = slots[0] ?? {};
  const guest = { name: 'Noor Haddad', email: `noor@${name}.example`, start };
  const booked = await post('/booking/book', guest);
  const link = booked.headers.get('location') ?? origin;
  say('booking', [booked.status, (await fetch(link)).status], [303, 200]);

  const tasks = (secret: string) =>
    statusOf('/tasks', { method: 'POST', headers: { authorization: `Bearer ${secret}` } });
  say('tasks without and with the secret', [await tasks('wrong'), await tasks(SECRET)], [401, 200]);
  say('health', await statusOf('/health'), 200);
  if (pages) {
    const found = await Promise.all(
      ['/', '/about', '/services/nothing'].map((one) => statusOf(one)),
    );
    say('static pages', found, [200, 200, 404]);
    const old = await fetch(`${origin}/insights/blog/`, { redirect: 'manual' });
    say('old addresses', old.status, 301);
    // build/headers.test.ts tests the other hosts' policies.
    const policy = (await fetch(`${origin}/about`)).headers.get('content-security-policy');
    say('policy of static pages', policy?.includes("default-src 'none'"), true);
  }
}

const wanted = process.argv.slice(2);
const hosts = HOSTS.filter((host) => wanted.length === 0 || wanted.includes(host));
const folder = copyWith('node_modules');
const adapters = hosts.filter((host) => host !== 'node');
// Install the adapters in the copy.
if (adapters.length > 0)
  execFileSync(process.execPath, ['tools/host.ts', ...adapters], { cwd: folder, stdio: 'inherit' });
const hook = await webhookReceiver();
try {
  await onPostgres(async ({ url }) => {
    const db = new pg.Client({ connectionString: url });
    // The connection breaks when the cluster stops.
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
