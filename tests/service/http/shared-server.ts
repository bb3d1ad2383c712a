import type { TestProject } from 'vitest/node';
import { type Running, startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that test files of the project share. */
    server: Running;
  }
}

/** An origin besides its own from which the shared server takes posts. */
export const ALLOWED_ORIGIN = 'https://www.agency.example';
export const TASK_SECRET = 'a secret of 16 letters';

/** Starts one server for all files of a run and stops it after the last. */
export default async function setup(project: TestProject) {
  const { port, folder, stop } = await startServer({
    ALLOWED_ORIGINS: ALLOWED_ORIGIN,
    TASK_SECRET,
  });
  project.provide('server', { port, folder });
  return stop;
}
