import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, type TestContext } from 'vitest';
import { openPostgresStore } from '../../src/service/store/postgres.ts';
import type { Store } from '../../src/service/store/store.ts';
import { closeAfterTest, temporaryStore } from './setup.ts';

/** Undefined in a run without PostgreSQL. */
const server = inject('postgres') ?? null;

export const hasPostgres = server !== null;
export const needPostgres = ({ skip }: TestContext) =>
  skip(!hasPostgres, 'PostgreSQL comes with npm run test:all.');

export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Creates an empty database in the PostgreSQL shared by all test files of a run (postgres-cluster.ts). */
export async function postgresUrl(): Promise<string> {
  if (!server) throw new Error('PostgreSQL is not installed: skip this test.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `CREATE DATABASE ${name}`);
  return server.replace(/postgres$/, name);
}

/** Name of each store and a function that opens a new, empty one. */
const STORES: [string, () => Promise<Store>][] = [
  ['SQLite', async () => (await temporaryStore(true)).store],
  ['PostgreSQL', async () => closeAfterTest(openPostgresStore(await postgresUrl()))],
];
export const AVAILABLE_STORES = STORES.filter(([name]) => hasPostgres === (name === 'PostgreSQL'));
