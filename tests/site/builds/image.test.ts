import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inFolder, startServer } from '../../support/server-process.ts';

test('the files of the image of deploy/Dockerfile are enough for the server and its command line', () =>
  inFolder(async (folder) => {
    execFileSync('deploy/pack', [folder]);
    const server = await startServer({}, { folder });
    try {
      const cli = ['dist/server/cli.mjs', 'list'];
      const listed = execFileSync(process.execPath, cli, { cwd: folder, encoding: 'utf8' });
      expect(listed).toContain('0 of 0');
    } finally {
      await server.stop();
    }
  }));
