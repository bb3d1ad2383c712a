import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../service/postgres-cluster.ts';
import { startProcess } from '../../support/server-process.ts';

export const HOSTS = ['node', 'netlify', 'vercel', 'cloudflare'] as const;
type Host = (typeof HOSTS)[number];

export interface Running {
  name: Host;
  origin: string;
  /** Whether it also serves static pages, or only the function. */
  pages: boolean;
  stop: () => void;
}

/** Returns Node's arguments to run a build in `folder`. */
async function commandOf(host: Host, folder: string, env: Record<string, string>) {
  if (host === 'node') return ['server.ts'];
  if (host !== 'cloudflare') return [join(import.meta.dirname, 'run-bundle.ts'), host, folder];
  const vars = Object.entries(env).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(join(folder, 'dist/server/.dev.vars'), vars.join(''));
  const flags = ['--ip', '127.0.0.1', '--port', String(await freePort()), '--inspector-port', '0'];
  const wrangler = 'node_modules/wrangler/bin/wrangler.js';
  return [wrangler, 'dev', '-c', 'dist/server/wrangler.json', ...flags];
}

/** Starts a build on loopback. @throws with its output if it ends before that */
export async function startHost(
  name: Host,
  folder: string,
  env: Record<string, string>,
): Promise<Running> {
  const { PATH, HOME } = process.env;
  const command = [process.execPath, ...(await commandOf(name, folder, env))];
  const ready = /Ready (?:at|on) (http:\S+)/;
  const fixed = { HOST: '127.0.0.1', PORT: '0', CI: '1', WRANGLER_SEND_METRICS: 'false' };
  const { child, where: origin } = await startProcess(command, ready, {
    cwd: folder,
    // A separate process group, because wrangler starts workerd.
    detached: true,
    env: { ...env, PATH, HOME, ...fixed },
  });
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  };
  return { name, origin, pages: name === 'node' || name === 'cloudflare', stop };
}
