import { afterAll, beforeAll } from 'vitest';
import {
  type Cluster,
  postgresPrograms,
  startCluster,
} from '../../inbox/proof/postgres-cluster.ts';

/**
 * A private PostgreSQL for the tests of a file; call it at the top level. Gives the folder of its
 * programs (null where there are none: skip what needs it) and a maker of new, empty databases.
 */
export function postgresForTests() {
  const programs = postgresPrograms();
  if (!programs && process.env.CI) throw new Error('PostgreSQL is not installed, and CI needs it.');
  if (!programs) console.warn('PostgreSQL is not installed: its half of the tests is skipped.');

  let cluster: Cluster | undefined;
  beforeAll(async () => {
    if (programs) cluster = await startCluster(programs);
  }, 60_000);
  afterAll(() => cluster?.stop());

  let databases = 0;
  async function postgresUrl(): Promise<string> {
    if (!cluster) throw new Error('The cluster has not started.');
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    databases += 1;
    await client.query(`CREATE DATABASE test${databases}`);
    await client.end();
    return cluster.url.replace(/postgres$/, `test${databases}`);
  }
  return { programs, postgresUrl };
}
