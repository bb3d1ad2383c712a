// @ts-check
// JavaScript, because a Node that cannot read TypeScript must be able to say so.
import { join } from 'node:path';

const START = join(import.meta.dirname ?? '', 'start.ts');
/**
 * On a machine with much memory V8 would rather grow than tidy up: 250 MB under load instead of
 * 140, and no faster. These limits can only be given when a process begins.
 */
const FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=192'];
/** Halves the time to start. Where the folder is read-only nothing is kept, nothing else changes. */
const NODE_COMPILE_CACHE = join(import.meta.dirname ?? '', '..', 'node_modules', '.cache', 'inbox');

/** Since 22.18 Node runs TypeScript without a flag. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `The server needs Node 22.18 or newer, and this is ${process.versions.node}. npm ci brings one; start it by

  npm run serve

or without npm by

  node_modules/.bin/node inbox/main.js`,
  );
  process.exit(1);
}

// Becomes the server: same process id, same output, signals arrive. Windows has no such call.
if (process.platform !== 'win32' && process.execve) {
  const words = [process.execPath, ...process.execArgv, ...FLAGS, START];
  process.execve(process.execPath, words, { ...process.env, NODE_COMPILE_CACHE });
} else {
  await import('./start.ts');
}
