import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the launch check lets nobody launch the demo', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/launch-check.ts'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const said of ['src/content/site.yaml\n', 'public/favicon.svg\n', '\ndist/client/'])
    expect(stdout.includes(said), said).toBe(true);
  expect(stdout).toMatch(/^\d+ issues\. Not ready to launch\.$/m);
});
