import { expect, test } from 'vitest';
import { type Booked, bookable, visitor } from './bookable.ts';
import { postgresForTests } from './postgres.ts';

const { programs, postgresUrl } = postgresForTests();
type Service = Awaited<ReturnType<typeof bookable>>;

/** Every free time is asked for by ten visitors at once, by turns at each instance. */
async function rush(instances: Service[]) {
  const free = (await instances[0]?.list()) ?? [];
  const requests = free.flatMap((start) => Array.from({ length: 10 }, () => start));
  const answers = await Promise.all(
    requests.map(async (start, index) => {
      const email = `v${index}@x.example`;
      const answer = await instances[index % instances.length]?.book({ ...visitor, start, email });
      return { start, status: answer?.status ?? 0 };
    }),
  );
  for (const start of free) {
    const statuses = answers.filter((answer) => answer.start === start).map((a) => a.status);
    expect(statuses.sort(), start).toEqual([200, ...Array(9).fill(409)]);
  }
  for (const instance of instances) {
    expect(await instance.list()).toEqual([]);
    expect((await instance.store.stats({})).bookings).toBe(free.length);
  }
  return free.length;
}

test('SQLite: each of ten times goes to one of ten visitors', async () => {
  expect(await rush([await bookable()])).toBe(10);
});

test.skipIf(!programs)('PostgreSQL: the same', async () => {
  expect(await rush([await bookable({ DATABASE_URL: await postgresUrl() })])).toBe(10);
});

test.skipIf(!programs)('two instances on one PostgreSQL: the same', async () => {
  const DATABASE_URL = await postgresUrl();
  expect(await rush([await bookable({ DATABASE_URL }), await bookable({ DATABASE_URL })])).toBe(10);
});

test.skipIf(!programs)('one post that reaches both instances is one booking', async () => {
  const DATABASE_URL = await postgresUrl();
  const [one, other] = [await bookable({ DATABASE_URL }), await bookable({ DATABASE_URL })];
  const fields = { ...visitor, start: (await one.list())[0] ?? '', _id: crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other).book(fields)),
  );
  const booked = await Promise.all(answers.map(async (answer) => (await answer.json()) as Booked));
  expect(new Set(booked.map(({ url }) => url)).size).toBe(1);
  expect((await other.store.stats({})).bookings).toBe(1);
});
