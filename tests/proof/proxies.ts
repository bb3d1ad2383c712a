import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../service/postgres-cluster.ts';
import { until } from './server-process.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');

export interface Proxy {
  port: number;
  stop: () => void;
}

export type ProxyKind = 'nginx' | 'Caddy';

/** A certificate for `localhost`; returns the files of key and certificate. */
function certificate(folder: string) {
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2';
  execFileSync(
    'openssl',
    [...request.split(' '), '-subj', '/CN=localhost', '-keyout', files.key, '-out', files.cert],
    { stdio: 'ignore' },
  );
  chmodSync(files.key, 0o644);
  return files;
}

/** Replaces parts of a shipped configuration. @throws {Error} where one is not there */
const adapt = (text: string, changes: [from: string | RegExp, to: string][]): string =>
  changes.reduce((so, [from, to]) => {
    const changed = so.replace(from, to);
    if (changed === so) throw new Error(`The shipped configuration has no ${from}.`);
    return changed;
  }, text);

async function run(program: string, args: string[], port: number, folder: string): Promise<Proxy> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let log = '';
  child.stderr.on('data', (part: Buffer) => {
    log = (log + part.toString()).slice(-4_000);
  });
  const listens = async () => {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isOpen || child.exitCode !== null;
  };
  await until(listens);
  if (child.exitCode !== null) throw new Error(`${program} did not start: ${log}`);
  return { port, stop: () => child.kill('SIGTERM') };
}

async function startNginx(upstream: number, folder: string): Promise<Proxy> {
  const [port, plain] = [await freePort(), await freePort()];
  const { key, cert } = certificate(folder);
  const shipped = adapt(readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8'), [
    ['server 127.0.0.1:4321', `server 127.0.0.1:${upstream}`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    [/\tlisten \[::\].*\n/g, ''],
    ['/etc/ssl/site/fullchain.pem', cert],
    ['/etc/ssl/site/privkey.pem', key],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  // Debian's nginx.conf, with more connections than an attack opens: 768 are its own limit.
  writeFileSync(
    file,
    `daemon off;\nworker_processes auto;\nuser ${process.getuid?.() === 0 ? 'root' : 'nobody'};\npid ${join(folder, 'pid')};\nworker_rlimit_nofile 16384;
events { worker_connections 8192; }\nhttp {\naccess_log off;\n${temporary}\n${shipped}\n}\n`,
  );
  return run('nginx', ['-c', file, '-e', 'stderr'], port, folder);
}

async function startCaddy(upstream: number, folder: string): Promise<Proxy> {
  const port = await freePort();
  const { key, cert } = certificate(folder);
  const shipped = adapt(readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8'), [
    [/^\{\n/m, '{\n\tadmin off\n\tauto_https disable_redirects\n'],
    ['\nwhiskbit.example {\n', `\nhttps://localhost:${port} {\n\ttls ${cert} ${key}\n`],
    ['127.0.0.1:4321', `127.0.0.1:${upstream}`],
    // Its own connection, kept open, is none that a post can meet.
    ['health_interval 10s', 'health_interval 10m'],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, shipped);
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], port, folder);
}

const lacking = (program: string, flag: string) => () =>
  spawnSync(program, [flag]).status === 0 ? null : `${program} is not installed`;

/** The proxies with the configurations that are shipped. */
export const PROXIES: Record<
  ProxyKind,
  { lacks: () => string | null; start: (upstream: number, folder: string) => Promise<Proxy> }
> = {
  nginx: { lacks: lacking('nginx', '-v'), start: startNginx },
  Caddy: { lacks: lacking('caddy', 'version'), start: startCaddy },
};

const ESTABLISHED = '01';
const TIME_WAIT = '06';

/** Open connections to a port of this machine, and those that the server ended first, which wait on its side (Linux). */
export async function upstreamClosings(port: number) {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = (await readFile('/proc/net/tcp', 'utf8'))
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local]) => local?.endsWith(suffix));
  const count = (wanted: string) => rows.filter(([, , , state]) => state === wanted).length;
  return { open: count(ESTABLISHED), byServer: count(TIME_WAIT) };
}
