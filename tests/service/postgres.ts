import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/**
 * The PostgreSQL that all test files of a run share (postgres-cluster.ts): whether its programs are installed (skip what
 * needs it where not), and a maker of new, empty databases.
 */
export function postgresForTests() {
  const server = inject('postgres');

  async function postgresUrl(): Promise<string> {
    if (!server) throw new Error('PostgreSQL is not installed: skip this test.');
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return server.replace(/postgres$/, name);
  }
  return { programs: server !== null, postgresUrl };
}
