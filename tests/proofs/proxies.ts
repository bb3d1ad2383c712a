import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/content/site.ts';
import { freePort } from '../service/postgres-cluster.ts';
import { until } from '../support/server-process.ts';
import { statusOf } from './client.ts';

const ROOT = join(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'deploy');
/** The site's folder in deploy/ and on this machine. */
const SITE: [string, string] = ['/srv/site', ROOT];

/** Returns a file with a key and a certificate for `localhost`. */
function certificate(folder: string): string {
  const file = join(folder, 'certificate.pem');
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost';
  const options = [...request.split(' '), '-keyout', file, '-out', file];
  execFileSync('openssl', options, { stdio: 'ignore' });
  return file;
}

/** Replaces parts of a shipped configuration. @throws {Error} if one is missing */
const adapt = (text: string, changes: [from: string | RegExp, to: string][]): string =>
  changes.reduce((so, [from, to]) => {
    const changed = so.replace(from, to);
    if (changed === so) throw new Error(`The shipped configuration has no ${from}.`);
    return changed;
  }, text);

async function run(program: string, args: string[], port: number, folder: string) {
  const log = join(folder, 'log');
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', openSync(log, 'w')],
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  await until(async () => child.exitCode !== null || (await statusOf({ port, tls: true })) > 0);
  if (child.exitCode !== null) throw new Error(`${program} did not start: ${readFileSync(log)}`);
  return { port, stop: () => child.kill('SIGTERM') };
}

async function startNginx(upstream: number, folder: string) {
  const [port, plain] = [await freePort(), await freePort()];
  const pem = certificate(folder);
  const shipped = adapt(readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8'), [
    // The last server redirects from the other host name.
    [/^server \{(?![\s\S]*^server \{)[\s\S]*/m, ''],
    ['server 127.0.0.1:4321', `server 127.0.0.1:${upstream}`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    [/\tlisten \[::\].*\n/g, ''],
    ['/etc/ssl/site/fullchain.pem', pem],
    ['/etc/ssl/site/privkey.pem', pem],
    [/\/var\/log\/nginx\//g, `${folder}/`],
    SITE,
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  // Debian's nginx.conf with more connections than an attack opens; its own limit is 768.
  writeFileSync(
    file,
    `daemon off;\nworker_processes auto;\nuser ${process.getuid?.() === 0 ? 'root' : 'nobody'};\npid ${join(folder, 'pid')};\nworker_rlimit_nofile 16384;
events { worker_connections 8192; }\nhttp {\ninclude /etc/nginx/mime.types;\n${temporary}\n${shipped}\n}\n`,
  );
  return run('nginx', ['-c', file, '-e', 'stderr'], port, folder);
}

async function startCaddy(upstream: number, folder: string) {
  const port = await freePort();
  const pem = certificate(folder);
  const shipped = adapt(readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8'), [
    [/^www\.[\s\S]*/m, ''],
    [/^\{\n/m, '{\n\tadmin off\n\tauto_https disable_redirects\n'],
    [`\n${new URL(site.url).hostname} {\n`, `\nhttps://localhost:${port} {\n\ttls ${pem} ${pem}\n`],
    ['127.0.0.1:4321', `127.0.0.1:${upstream}`],
    // The health check keeps a connection open that no post uses.
    ['health_interval 10s', 'health_interval 10m'],
    SITE,
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, shipped);
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], port, folder);
}

const lacking = (program: string, flag: string) => () =>
  spawnSync(program, [flag]).status === 0
    ? null
    : `${program} is not installed (Debian, Ubuntu: sudo apt-get install ${program}; macOS: brew install ${program})`;

export const PROXIES = {
  nginx: { lacks: lacking('nginx', '-v'), start: startNginx },
  Caddy: { lacks: lacking('caddy', 'version'), start: startCaddy },
};

export type ProxyKind = keyof typeof PROXIES;

/** Counts open connections to a local port, and those that the server closed first (TIME_WAIT, Linux). */
export function upstreamClosings(port: number) {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const table = readFileSync('/proc/net/tcp', 'utf8');
  const count = (state: string) =>
    [...table.matchAll(new RegExp(`^ *\\d+: \\w+${local} \\w+:\\w+ ${state} `, 'gm'))].length;
  return { open: count('01'), byServer: count('06') };
}
