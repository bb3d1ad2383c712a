import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../proof/server-process.ts';
import { GOOD, post, temporaryFolder } from './service.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/service-folder.ts');

test('the folder of the container image is enough to take an enquiry', async () => {
  const folder = join(await temporaryFolder(), 'service');
  execFileSync(process.execPath, [SCRIPT, folder]);
  const server = await startServer(
    { DATA_DIR: join(folder, 'data') },
    [],
    join(folder, 'inbox', 'main.js'),
  );
  onTestFinished(async () => void (await server.stop()));
  expect((await post(server.origin, GOOD)).status).toBe(303);
  const list = execFileSync(process.execPath, [join(folder, 'inbox', 'cli.ts'), 'list'], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
  });
  expect(list).toContain(GOOD.name);
});
