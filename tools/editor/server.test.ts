import { mkdtempSync, rmSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContentFiles } from './content-files.ts';
import { editorServer } from './server.ts';

const elsewhere = mkdtempSync(join(tmpdir(), 'no-content-'));
let server: Server;

beforeAll(async () => {
  server = editorServer(new ContentFiles(elsewhere), () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(elsewhere, { recursive: true });
});

/** The status of an answer; of the page the whole of it. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; body: string; policy: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          policy: String(response.headers['content-security-policy']),
        }),
      );
    });
    sent.on('error', reject).end(method === 'PUT' ? '<svg/>' : undefined);
  });

it('serves its page, whose modules are there, and lets it load nothing from elsewhere', async () => {
  const { status, body, policy } = await ask('/');
  expect(status).toBe(200);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*/);
  const modules = [...body.matchAll(/"(\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(modules.length).toBeGreaterThan(1);
  for (const path of [...modules, '/folder.js']) expect((await ask(path)).status, path).toBe(200);
});

it('answers neither other sites nor names that another site may have given this machine', async () => {
  expect((await ask('/', { host: 'evil.example' })).status).toBe(403);
  expect((await ask('/', { origin: 'https://evil.example' })).status).toBe(403);
  expect((await ask('/', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ask('/', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

it.each([
  '/packages/../package.json',
  '/packages/@sveltia/cms/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/packages/vite/package.json',
  '/src/../package.json',
  '/src/content.config.ts',
  '/files/src/assets/%2e%2e/%2e%2e/package.json',
])('%s is not read', async (path) => {
  expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
});
