import { getSecret } from 'astro:env/server';
import { createService } from '../service/service.ts';
import { readSettings, SETTING_NAMES } from '../service/settings.ts';
import { readTexts } from './texts.ts';

const settings = readSettings(
  Object.fromEntries(SETTING_NAMES.map((name) => [name, getSecret(name)])),
);

/** The one form service of this process; every page on request imports it. */
export const service = createService({ settings, texts: readTexts() });

/** How server.ts reaches it: Astro's bundle exports its handler alone. */
(globalThis as Record<symbol, unknown>)[Symbol.for('site.service')] = {
  start: service.start,
  stop: service.stop,
};
