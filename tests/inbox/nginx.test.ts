import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { headersFile } from '../../build/security-headers-file.ts';
import { STANDING_HEADERS } from '../../contract/standing-headers.ts';
import { staticSite } from '../../inbox/site/static-files.ts';
import { freePort } from '../proof/server-process.ts';
import { GOOD, temporaryFolder, testService, until } from './service.ts';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', 'nginx'].find(
  (program) => spawnSync(program, ['-v']).status === 0,
);
if (!nginx) console.warn('nginx is not installed: the test of deploy/nginx.conf is skipped.');

/** The file without its comments, which may name directives, too. */
const DIRECTIVES = readFileSync(
  join(import.meta.dirname, '../../deploy/nginx.conf'),
  'utf8',
).replace(/^\s*#.*\n/gm, '');

/** The value of a directive. @throws where the file has none */
function directive(name: string): string {
  const [, value] = new RegExp(`^\\s*${name}\\s+([^;]+);`, 'm').exec(DIRECTIVES) ?? [];
  if (!value) throw new Error(`deploy/nginx.conf has no line "${name} …;", which its test needs.`);
  return value;
}

/** The name the file serves: its first, without a wildcard. */
const [HOST = ''] = directive('server_name').replace('*.', 'www.').split(/\s+/);
const SITE = `https://${HOST}`;

/** deploy/nginx.conf as it is, but for ports and certificate. @throws where it has no place for one of them */
function withOwnPorts(ports: Record<'http' | 'https' | 'behind', number>, files: string[]): string {
  const [certificate = '', key = '', acme = ''] = files;
  const changes: [what: string, pattern: RegExp, value: string][] = [
    ['server of the upstream', /^(\s*server\s+)[^\s;{]+/gm, `127.0.0.1:${ports.behind}`],
    ['listen 80', /^(\s*listen\s+)(?:[\d.*]+:)?80\b/gm, `127.0.0.1:${ports.http}`],
    ['listen 443', /^(\s*listen\s+)(?:[\d.*]+:)?443\b/gm, `127.0.0.1:${ports.https}`],
    ['root of the ACME answers', /^(\s*root\s+)[^;]+/gm, acme],
    ['ssl_certificate', /^(\s*ssl_certificate\s+)[^;]+/gm, certificate],
    ['ssl_certificate_key', /^(\s*ssl_certificate_key\s+)[^;]+/gm, key],
  ];
  return changes.reduce(
    (text, [what, pattern, value]) => {
      if (!pattern.test(text)) throw new Error(`deploy/nginx.conf has no line "${what}".`);
      return text.replace(pattern, (_, start: string) => start + value);
    },
    DIRECTIVES.replace(/^\s*listen\s+\[::\].*\n/gm, ''),
  );
}

/** nginx with the file. @throws with what nginx says where it does not start with it */
async function startNginx(behind: number) {
  const folder = await temporaryFolder();
  const [http, https] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  const site = withOwnPorts({ http, https, behind }, [certificate, key, folder]);
  const main = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    main,
    `daemon off;\n${user}\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'error.log')};\n` +
      `events {}\nhttp {\naccess_log off;\n${paths}\n${site}\n}\n`,
  );
  const program = nginx ?? 'nginx';
  const check = spawnSync(program, ['-t', '-c', main, '-p', folder], { encoding: 'utf8' });
  if (check.status !== 0) {
    const said = check.stderr.split('\n').find((line) => line.includes('[emerg]'));
    throw new Error(`nginx does not take deploy/nginx.conf: ${said ?? check.stderr}`);
  }
  const child = spawn(program, ['-c', main, '-p', folder], { stdio: 'inherit' });
  onTestFinished(async () => {
    child.kill('SIGQUIT');
    await once(child, 'exit');
  });
  const ready = () => fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' }).catch(() => null);
  await until(ready);
  return { http, https, folder };
}

function call(
  port: number,
  path: string,
  options: { method?: string; body?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: options.method ?? 'GET',
          rejectUnauthorized: false,
          headers: { host: HOST, ...options.headers },
        },
        (incoming) => {
          let body = '';
          incoming.on('data', (chunk) => {
            body += chunk;
          });
          incoming.on('end', () =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(options.body);
    },
  );
}

test.skipIf(!nginx)(
  'deploy/nginx.conf: TLS in front, addresses believed, limits kept',
  async () => {
    const root = await temporaryFolder();
    const files = {
      'index.html': 'home',
      _headers: headersFile("default-src 'none'"),
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
    const service = await testService({
      site: staticSite(root),
      env: { TRUSTED_PROXIES: '1', SITE_URL: SITE, RATE_PER_MINUTE: '5' },
    });
    const { http, https, folder } = await startNginx(service.port);
    const challenge = '/.well-known/acme-challenge/token';
    mkdirSync(join(folder, dirname(challenge)), { recursive: true });
    writeFileSync(join(folder, challenge), 'token.key');
    const answer = await fetch(`http://127.0.0.1:${http}${challenge}`, { redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([200, 'token.key']);
    const plain = await fetch(`http://127.0.0.1:${http}/about?x=1`, { redirect: 'manual' });
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toBe('https://127.0.0.1/about?x=1');

    const headers = {
      origin: SITE,
      'content-type': 'application/x-www-form-urlencoded',
      // Claimed by the visitor: must not make somebody else of them.
      'x-forwarded-for': '9.9.9.9',
    };
    const post = (body: string) => call(https, '/f/contact', { method: 'POST', body, headers });
    const sent = await post(new URLSearchParams(GOOD).toString());
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toBe(`${SITE}/contact#thanks`);
    expect((await post('x'.repeat(70_000))).status).toBe(413);
    for (let index = 0; index < 4; index += 1) {
      headers['x-forwarded-for'] = `9.9.9.${index}`;
      await post(new URLSearchParams({ ...GOOD, message: String(index) }).toString());
    }
    expect((await post(new URLSearchParams(GOOD).toString())).status).toBe(429);
    const health = await call(https, '/health');
    expect(JSON.parse(health.body)).toEqual({ status: 'ok' });
    expect(health.headers).toMatchObject(STANDING_HEADERS);
    // Once each, as the server behind gives them: nginx adds none of its own.
    const page = await call(https, '/');
    expect(page.headers).toMatchObject({
      ...STANDING_HEADERS,
      'content-security-policy': "default-src 'none'",
    });
  },
  30_000,
);
