import type { Worker, WorkerOptions } from 'node:worker_threads';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../inbox/store/store.ts';
import { BOOKING_CONFIG, MONDAY, visitor } from './bookable.ts';
import { postgresForTests } from './postgres.ts';
import { receiver } from './receivers.ts';
import { GOOD, post, testService, until } from './service.ts';

const shared = vi.hoisted(() => ({
  fault: new Int32Array(new SharedArrayBuffer(4)),
  late: new Int32Array(new SharedArrayBuffer(4)),
}));
vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof import('node:worker_threads')>();
  class FaultyWorker extends real.Worker {
    constructor(code: string, options: WorkerOptions) {
      const file = new URL('./faulty-sqlite.ts', import.meta.url).href;
      const workerData = {
        ...options.workerData,
        ...shared,
        thread: options.workerData.file,
        file,
      };
      super(code, { ...options, workerData });
    }
  }
  return { ...real, Worker: FaultyWorker as unknown as typeof Worker };
});

const { programs, postgresUrl } = postgresForTests();

/** Makes the n-th call to the database fail, or none (0). */
type Arm = (call: number, late: boolean) => void;

const armSqlite: Arm = (call, late) => {
  Atomics.store(shared.late, 0, late ? 1 : 0);
  Atomics.store(shared.fault, 0, call);
};

function armPostgres(): Arm {
  const query = pg.Client.prototype.query as (...words: unknown[]) => Promise<unknown>;
  let [left, after] = [0, false];
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...words: unknown[]
  ) {
    // A pool passes a callback and calls again without one.
    if (typeof words.at(-1) === 'function') return query.apply(this, words) as never;
    left -= 1;
    if (left !== 0) return query.apply(this, words) as never;
    // As when the server is gone: the connection breaks, which the driver also says by an event.
    const broken = () => {
      (
        this as unknown as { connection: { stream: { destroy(): void } } }
      ).connection.stream.destroy();
      return Promise.reject(Object.assign(new Error('broken'), { code: '57P01' }));
    };
    return (after ? query.apply(this, words).then(broken) : broken()) as never;
  });
  onTestFinished(() => spy.mockRestore());
  return (call, late) => {
    [left, after] = [call, late];
  };
}

describe.each([
  ['SQLite', async () => ({ arm: armSqlite, env: {} })],
  ...(programs
    ? [
        [
          'PostgreSQL',
          async () => ({ arm: armPostgres(), env: { DATABASE_URL: await postgresUrl() } }),
        ] as const,
      ]
    : []),
] as [string, () => Promise<{ arm: Arm; env: Record<string, string> }>][])(
  '%s',
  (_name, prepare) => {
    test.each<[string, boolean]>([
      ['before it is made', false],
      ['after it was made', true],
    ])(
      'every call of a whole flow fails once, %s: nothing acknowledged is lost',
      async (_when, late) => {
        const { arm, env } = await prepare();
        const hook = await receiver((response) => response.writeHead(204).end());
        // The time stands still, so that only a retry by the service itself delivers anything.
        let time = MONDAY;
        const { origin, store, kick, logs } = await testService({
          env: { ...env, ...hook.env },
          siteConfig: { booking: { ...BOOKING_CONFIG, horizonDays: 120 } },
          now: () => time,
        });
        const slots = (await (await fetch(`${origin}/booking/slots`)).json()) as {
          slots: { start: string }[];
        };
        const acknowledged: { id: string; path: string }[] = [];
        let refused = 0;
        const attempt = async (path: string, fields: Record<string, string>) => {
          for (let tries = 0; ; tries += 1) {
            const answer = await post(origin, fields, { path, accept: 'application/json' });
            const body = (await answer.json()) as { id: string; url?: string };
            if (answer.status === 200) {
              acknowledged.push({ id: body.id, path });
              return body;
            }
            expect(answer.status).toBe(503);
            refused += 1;
            expect(tries).toBeLessThan(20);
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        };
        const flow = async (round: number) => {
          const _id = crypto.randomUUID();
          await attempt('/f/contact', { ...GOOD, message: `round ${round}`, _id });
          const start = slots.slots[round]?.start ?? '';
          const { id, url } = await attempt('/booking/book', {
            ...visitor,
            email: `guest${round}@fernway.example`,
            start,
            _id: crypto.randomUUID(),
          });
          const t = new URL(url ?? '').searchParams.get('t') ?? '';
          await attempt(`/booking/${id}/cancel`, { t });
        };
        let round = 0;
        let reached = 0;
        for (let call = 1; call <= CALLS; call += 1) {
          arm(call, late);
          const before = refused;
          await flow(round);
          if (refused > before) reached = call;
          round += 1;
          time += 1;
        }
        arm(0, false);
        const stored = acknowledged.map(({ id, path }) => isStored(store, id, path));
        expect(await Promise.all(stored)).not.toContain(false);
        expect(acknowledged).toHaveLength(3 * round);
        expect(reached, 'later calls of a flow failed as well').toBeGreaterThan(8);
        const { inbox } = await store.stats({});
        expect(inbox, 'one enquiry a round').toBe(round);
        await until(() => {
          time += 60_000;
          kick();
          const ids = hook.calls.map(({ headers }) => headers['webhook-id']);
          return new Set(ids).size >= round;
        }, 15_000);
        expect(logs.join('')).not.toContain('unhandled');
      },
      90_000,
    );
  },
);

const CALLS = 40;

async function isStored(store: Store, id: string, path: string): Promise<boolean> {
  if (path === '/f/contact') return (await store.get({ id })) !== null;
  return (await store.booking({ id, tokenHash: null })) !== null;
}
