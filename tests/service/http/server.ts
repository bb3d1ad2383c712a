import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { CONTACT_FIELDS } from '../../../src/content/schema/forms.ts';
import { basePath } from '../../../src/content/site.ts';
import { SETTING_NAMES } from '../../../src/service/settings.ts';
import { openSqliteStore } from '../../../src/service/store/sqlite.ts';
import { contact } from '../../support/copy.ts';
import { startServer as startProcess, UNLIMITED } from '../../support/server-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server shared by this project's test files. */
    server: Running;
  }
}

export const SHARED = {
  ALLOWED_ORIGINS: 'https://www.agency.example',
  TASK_SECRET: 'a secret of 16 letters',
};

/** Empty settings count as absent and override the project's .env. */
const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

interface Running {
  port: number;
  folder: string;
}

function serverAt({ port, folder }: Running) {
  const host = `http://127.0.0.1:${port}`;
  return {
    port,
    folder,
    host,
    /** The URL of the site's root, without a trailing slash. */
    site: host + basePath,
    /** Returns the stored entries, newest first. */
    async stored(folderName: 'inbox' | 'spam' = 'inbox') {
      const store = await openSqliteStore(folder, { exclusive: false });
      const entries = await store.list({ folder: folderName, limit: 1_000 });
      await store.close();
      return entries;
    },
  };
}

/** Starts the server shared by test files that need no special settings, and stops it after the last. */
export default async function setup(project: TestProject) {
  const { port, folder, stop } = await startServer(SHARED);
  project.provide('server', { port, folder });
  return stop;
}

export const commonServer = () => serverAt(inject('server'));

export type Server = Awaited<ReturnType<typeof startServer>>;

/**
 * Runs server.ts on a free port with a new store.
 * @param env further settings; limits apply only if set here
 * @throws with the server's output if it ends before it is ready
 */
export async function startServer(
  env: Record<string, string> = {},
  more: Parameters<typeof startProcess>[1] = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'server-'));
  const settings = { ...NO_SETTINGS, ...UNLIMITED, DATA_DIR: folder, LOG_LEVEL: 'debug' };
  const { port, log, stop } = await startProcess({ ...settings, ...env }, more);
  return {
    ...serverAt({ port, folder }),
    /** Returns all output on both streams. */
    log,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const [budget] = contact.form.budgets.filter(({ disabled }) => !disabled);

export const GOOD = {
  ...Object.fromEntries(CONTACT_FIELDS.map(({ name }) => [name, ''])),
  name: 'Ada Fenwick',
  email: 'ada@larkspur.example',
  phone: 'call me after 5',
  budget: budget?.label ?? '',
  message: 'We need a site.\nSoon.',
};

export const JSON_TYPE = 'application/json';

/** Posts fields, or a raw body, as the site's page without scripts does; does not follow redirects. */
export const post = (
  { site, host }: Pick<Server, 'site' | 'host'>,
  body: Record<string, string> | string,
  headers: Record<string, string> = {},
  path = '/f/contact',
): Promise<Response> =>
  fetch(site + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: host, accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
    body: typeof body === 'string' ? body : new URLSearchParams(body),
  });

/** Same as `post`, with an answer in JSON. */
export const postJson = (
  server: Pick<Server, 'site' | 'host'>,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  path?: string,
): Promise<Response> => post(server, fields, { accept: JSON_TYPE, ...headers }, path);

/** Sends bytes that no HTTP client would send, and reads until the other side closes; status 0 means no answer. */
export function send(port: number, bytes: string | Uint8Array) {
  return new Promise<{ status: number; text: string }>((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}

/** Returns the bytes of a request with `connection: close`. */
export function requestBytes(line: string, headers: Record<string, string>, body = ''): Buffer {
  const all = { host: '127.0.0.1', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}
