import type { TestProject } from 'vitest/node';
import { postgresPrograms, startCluster } from '../proof/postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the private PostgreSQL of this run; null where PostgreSQL is not installed. */
    postgres: string | null;
  }
}

/** Starts one private PostgreSQL for all test files of a run and stops it after the last. */
export default async function setup(project: TestProject) {
  const programs = postgresPrograms();
  if (!programs && process.env.CI) throw new Error('PostgreSQL is not installed, and CI needs it.');
  if (!programs) console.warn('PostgreSQL is not installed: its half of the tests is skipped.');
  const cluster = programs ? await startCluster(programs) : null;
  project.provide('postgres', cluster?.url ?? null);
  return () => cluster?.stop();
}
