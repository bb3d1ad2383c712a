import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { STANDING_HEADERS } from '../../contract/standing-headers.ts';
import { staticSite } from '../../inbox/site/static-files.ts';
import { headersFile } from '../../integrations/security-headers-file.ts';
import { freePort } from '../proof/server-process.ts';
import { GOOD, temporaryFolder, testService, until } from './service.ts';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', 'nginx'].find(
  (program) => spawnSync(program, ['-v']).status === 0,
);
if (!nginx) console.warn('nginx is not installed: the test of deploy/nginx.conf is skipped.');

/** deploy/nginx.conf as it is, but for ports and certificate. */
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
  const site = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:4321', `127.0.0.1:${behind}`)
    .replace(/\n\tlisten \[::\][^\n]*/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443', `listen 127.0.0.1:${https}`)
    .replace('/etc/ssl/site/fullchain.pem', certificate)
    .replace('/etc/ssl/site/privkey.pem', key);
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
  const child = spawn(nginx ?? 'nginx', ['-c', main, '-p', folder], { stdio: 'inherit' });
  onTestFinished(async () => {
    child.kill('SIGQUIT');
    await once(child, 'exit');
  });
  const ready = () => fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' }).catch(() => null);
  await until(ready);
  return { http, https };
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
          headers: { host: 'whiskbit.example', ...options.headers },
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
      env: { TRUSTED_PROXIES: '1', SITE_URL: 'https://whiskbit.example', RATE_PER_MINUTE: '5' },
    });
    const { http, https } = await startNginx(service.port);
    const plain = await fetch(`http://127.0.0.1:${http}/about?x=1`, { redirect: 'manual' });
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toBe('https://127.0.0.1/about?x=1');

    const headers = {
      origin: 'https://whiskbit.example',
      'content-type': 'application/x-www-form-urlencoded',
      // Claimed by the visitor: must not make somebody else of them.
      'x-forwarded-for': '9.9.9.9',
    };
    const post = (body: string) => call(https, '/f/contact', { method: 'POST', body, headers });
    const sent = await post(new URLSearchParams(GOOD).toString());
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toBe('https://whiskbit.example/contact#thanks');
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
