import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Copies what the image of deploy/Dockerfile holds into a folder, as it does. */
async function imageFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'image-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  execFileSync('deploy/pack', [folder]);
  return folder;
}

test('the files of the image are enough for the server and its command line', async () => {
  const cwd = await imageFolder();
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(cwd, 'data') };
  const server = spawn(process.execPath, ['server.ts'], { cwd, env });
  onTestFinished(() => {
    server.kill();
  });
  const said = await new Promise<string>((done) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Ready at')) done(output);
      });
    server.once('exit', () => done(output));
  });
  expect(said).toContain('Ready at');
  const listed = execFileSync(process.execPath, ['dist/server/cli.mjs', 'list'], { cwd, env });
  expect(listed.toString()).toContain('0 of 0');
});
