import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../service/postgres-cluster.ts';
import { until } from '../../support/server-process.ts';

export const HOSTS = ['node', 'netlify', 'vercel', 'cloudflare'] as const;
export type Host = (typeof HOSTS)[number];

export interface Running {
  name: Host;
  origin: string;
  /** Whether it serves static pages too, and not the function alone. */
  pages: boolean;
  /** The policy of static pages, as they are served or as the host is told. */
  policyOf: () => Promise<string>;
  stop: () => void;
}

/** What runs a build of a copy in `folder`, with where the headers of its static pages stand. */
async function commandOf(host: Host, folder: string, env: Record<string, string>) {
  const runner = join(import.meta.dirname, 'run-bundle.ts');
  if (host === 'netlify') return { args: [runner, host, folder], headers: 'dist/client/_headers' };
  if (host === 'vercel')
    return { args: [runner, host, folder], headers: '.vercel/output/config.json' };
  if (host === 'node') return { args: ['server.ts'] };
  const vars = Object.entries(env).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(join(folder, 'dist/server/.dev.vars'), vars.join(''));
  const wrangler = 'node_modules/wrangler/bin/wrangler.js';
  const port = String(await freePort());
  const flags = ['--ip', '127.0.0.1', '--port', port, '--inspector-port', '0'];
  return { args: [wrangler, 'dev', '-c', 'dist/server/wrangler.json', ...flags] };
}

/** Starts a build on loopback. @throws with its output where it is not ready within a minute */
export async function startHost(
  name: Host,
  folder: string,
  env: Record<string, string>,
): Promise<Running> {
  const { args, headers } = await commandOf(name, folder, env);
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // A group of its own: wrangler starts workerd.
    detached: true,
    env: {
      ...env,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: '0',
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log += chunk;
    });
  const origin = () => /Ready (?:at|on) (http:\S+)/.exec(log)?.[1];
  await until(() => origin() !== undefined || child.exitCode !== null, 60_000);
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  };
  const found = origin();
  if (!found) {
    stop();
    throw new Error(log || `${name} is not ready`);
  }
  const served = async () =>
    (await fetch(`${found}/about`)).headers.get('content-security-policy') ?? '';
  return {
    name,
    origin: found,
    pages: !headers,
    policyOf: headers ? async () => readFileSync(join(folder, headers), 'utf8') : served,
    stop,
  };
}
