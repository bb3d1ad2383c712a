/**
 * Starts the browser editor, for people who do not code, and beside it the development server, which shows each change
 * (docs/editor.md): `npm run edit`. `-- --port 5000` puts it elsewhere, `-- --alone` leaves out the development server.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { ContentFiles } from './editor/content-files.ts';
import { editorServer } from './editor/server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4330' },
    alone: { type: 'boolean', default: false },
  },
});

const files = new ContentFiles(process.cwd());
const server = editorServer(files, (said) => console.error(`\nNot saved:\n${said}`));
/** Chosen by the machine where 0 is asked for. */
const port = () => (server.address() as AddressInfo).port;
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${values.port} is taken; name another: npm run edit -- --port 4331`);
  process.exit(1);
});
server.listen(Number(values.port), '127.0.0.1', () =>
  console.log(`Editor: http://127.0.0.1:${port()}/  (Ctrl+C ends it)`),
);
if (!values.alone) {
  const preview = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev'], {
    stdio: 'inherit',
  });
  process.on('exit', () => preview.kill());
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
