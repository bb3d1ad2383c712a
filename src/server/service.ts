import { getSecret } from 'astro:env/server';
import { createService, type Service } from '../service/service.ts';
import { isThisMachine, readSettings, SETTING_NAMES } from '../service/settings.ts';
import { readTexts } from './texts.ts';

/** Exposes the service to server.ts: Astro's bundle exports only its handler. */
const SLOT = Symbol.for('site.service');
const slots = globalThis as { [SLOT]?: Pick<Service, 'start' | 'stop'> };

async function open(): Promise<Service> {
  // The development server reloads this module after each change.
  await slots[SLOT]?.stop();
  const texts = readTexts();
  const settings = readSettings(
    Object.fromEntries(SETTING_NAMES.map((name) => [name, getSecret(name)])),
    texts.default,
  );
  const host = getSecret('HOST') ?? 'localhost';
  const isServerless = import.meta.env.IS_SERVERLESS;
  return createService({
    settings,
    texts,
    localOrigin: isServerless ? '' : `http://localhost:${getSecret('PORT') ?? 4321}`,
    isLocal:
      isServerless ||
      (isThisMachine(host) &&
        settings.TRUSTED_PROXIES === 0 &&
        getSecret('NODE_ENV') !== 'production'),
    isServerless,
  });
}

const opening = open();
slots[SLOT] = {
  start: async () => (await opening).start(),
  stop: async () => (await opening.catch(() => undefined))?.stop(),
};

export const service = await opening;
