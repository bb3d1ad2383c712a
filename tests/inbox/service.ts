import { statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { SiteConfigs } from '../../contract/site-config.ts';
import { readConfig } from '../../inbox/config/config.ts';
import { readSiteConfig } from '../../inbox/config/site-config.ts';
import { createLog } from '../../inbox/log.ts';
import { startService } from '../../inbox/service.ts';
import type { StaticSite } from '../../inbox/site/static-files.ts';
import { openServerStore } from '../../inbox/store/open-store.ts';
import type { Store } from '../../inbox/store/store.ts';

export const INTERESTS = ['Websites & Shops', 'Search & Analytics'];
export const BUDGETS = ['≤ $1500', '> $1500'];

export interface TestOptions {
  env?: Record<string, string>;
  siteConfig?: Partial<SiteConfigs>;
  site?: StaticSite;
  now?: () => number;
  /** For beforeAll: the caller stops it and removes the folder. */
  shared?: boolean;
  /** Lets a test put something between the service and its store. */
  wrap?: (store: Store) => Store;
}

/**
 * Memory instead of disk where there is plenty: these tests are about answers. Those about
 * durability make their folders on a real disk (tests/proof/server-process.ts).
 */
function temporaryBase(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A folder that goes away with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(temporaryBase(), 'inbox-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The whole service in this process, on a free port, with its log lines; stops with the test. */
export async function testService(options: TestOptions = {}) {
  const folder = options.shared
    ? await mkdtemp(join(temporaryBase(), 'inbox-test-'))
    : await temporaryFolder();
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DIST_DIR: 'none',
    RATE_PER_MINUTE: '100000',
    RATE_PER_HOUR: '1000000',
    RATE_TOTAL_PER_MINUTE: '1000000',
    RATE_INVALID_PER_MINUTE: '1000000',
    BOOKINGS_PER_GUEST: '1000000',
    BOOKINGS_PER_NETWORK: '1000000',
    BOOKINGS_PER_DAY: '1000000',
    LOG_LEVEL: 'debug',
    ...options.env,
  });
  const logs: string[] = [];
  const log = createLog(config.LOG_LEVEL, (line) => {
    logs.push(line);
    return true;
  });
  const siteConfig: SiteConfigs = {
    ...readSiteConfig(null, {}),
    name: 'Example Agency',
    email: 'hello@agency.example',
    options: { interests: INTERESTS, budget: BUDGETS },
    replyWithin: 'one working day',
    ...options.siteConfig,
  };
  const opened = await openServerStore(config, log);
  const store = options.wrap ? options.wrap(opened) : opened;
  const service = await startService({
    config,
    siteConfig,
    store,
    site: options.site ?? null,
    log,
    ...(options.now ? { now: options.now } : {}),
  });
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await service.stop();
    if (options.shared) await rm(folder, { recursive: true, force: true });
  };
  if (!options.shared) onTestFinished(stop);
  const origin = `http://127.0.0.1:${service.port}`;
  return { origin, port: service.port, store, folder, config, logs, stop, kick: service.kick };
}

export const GOOD = {
  name: 'Ada Fenwick',
  company: 'Larkspur Health',
  email: 'ada@larkspur.example',
  phone: '+44 20 7946 0999',
  interests: INTERESTS[0] ?? '',
  budget: '> $1500',
  message: 'We need a site.\nSoon.',
};

type Value = string | string[];

/** Takes fields, gives a multipart body as browsers make it. */
export function formData(fields: Record<string, Value>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat()) form.append(name, item);
  }
  return form;
}

export interface PostOptions {
  accept?: string;
  headers?: Record<string, string>;
  path?: string;
}

/** Posts a form the way a browser on the site does; redirects are not followed. */
export function post(
  origin: string,
  body: FormData | URLSearchParams | string | Uint8Array<ArrayBuffer> | Record<string, Value>,
  options: PostOptions = {},
): Promise<Response> {
  const plain = body instanceof FormData || body instanceof URLSearchParams;
  const raw = plain || typeof body === 'string' || body instanceof Uint8Array;
  return fetch(`${origin}${options.path ?? '/f/contact'}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin,
      accept: options.accept ?? 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...options.headers,
    },
    body: raw ? body : formData(body),
  });
}

/** A service for all tests of a file; call it at the top level. */
export function sharedService(options: TestOptions = {}) {
  let service: Awaited<ReturnType<typeof testService>> | undefined;
  beforeAll(async () => {
    service = await testService({ ...options, shared: true });
  });
  afterAll(() => service?.stop());
  return () => {
    if (!service) throw new Error('The shared service has not started.');
    return service;
  };
}

/** As `post`, asking for JSON. */
export function postJson(
  origin: string,
  body: Parameters<typeof post>[1],
  headers: Record<string, string> = {},
  path?: string,
) {
  return post(origin, body, { accept: 'application/json', headers, ...(path && { path }) });
}

/** Waits until `probe` gives something true; fails after `patienceMs`. */
export async function until<T>(
  probe: () => T | Promise<T>,
  patienceMs = 10_000,
): Promise<NonNullable<T>> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Not true within ${patienceMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
