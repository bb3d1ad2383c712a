import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort } from '../service/postgres-cluster.ts';

/**
 * A second build of the site with settings of its own, and a server for it, for all tests of the file that calls this.
 * @param name of its folder below test-results, which Playwright empties first, so it is never stale
 * @param settings of the build
 * @returns gives the server's origin, once the tests run
 */
export function builtWith(name: string, settings: Record<string, string>): () => string {
  const dist = `test-results/${name}`;
  let server: ChildProcess | undefined;
  let origin = '';
  // One worker: the build is made once.
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    // Playwright sets NODE_ENV to test, and React would then be built half and half.
    const env = { ...process.env, NODE_ENV: 'production' };
    if (!existsSync(`${dist}/server/cli.mjs`)) {
      await promisify(execFile)(process.execPath, ['tests/browser/build-variant.ts', dist], {
        env: { ...env, ...settings },
        maxBuffer: 2 ** 24,
      });
    }
    const port = await freePort();
    origin = `http://localhost:${port}`;
    server = spawn(process.execPath, ['server.ts', dist], {
      env: { ...env, PORT: String(port), DATA_DIR: `${dist}-data` },
      stdio: 'ignore',
    });
    await expect(async () => expect((await fetch(origin)).status).toBe(200)).toPass();
  });

  test.afterAll(async () => {
    server?.kill();
    // Left behind, it would be read by the type checker.
    await rm(dist, { recursive: true, force: true });
  });

  return () => origin;
}
