import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config/config.ts';
import { readSiteConfig } from './config/site-config.ts';
import { createLog, errorFields, type Log } from './log.ts';
import { startService } from './service.ts';
import { siteReleases } from './site/releases.ts';
import { openServerStore } from './store/open-store.ts';
import { StoreRefused } from './store/sql.ts';

function openSite(folder: string | null, log: Log) {
  if (folder === null) return null;
  if (existsSync(join(folder, 'index.html'))) return siteReleases(folder, log);
  throw new ConfigError(
    `There is no built site in ${folder}. Run \`npm run build\` first ` +
      '(or set DIST_DIR=none to run the form service alone).',
  );
}

async function start() {
  // What visitors wrote is for this user's eyes only.
  process.umask(0o077);
  const envFile = join(import.meta.dirname, '..', '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const site = openSite(config.DIST_DIR, log);
  const siteConfig = readSiteConfig(config.DIST_DIR, process.env);
  // A mistake of ours in one corner must not take down the requests under way elsewhere.
  process.on('unhandledRejection', (error) => log.error('unhandled_rejection', errorFields(error)));
  const store = await openServerStore(config, log);
  const service = await startService({ config, siteConfig, store, site, log }).catch(
    async (error: unknown) => {
      await store.close();
      throw error;
    },
  );
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await service.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  console.log(`Ready at http://${host}:${service.port}`);
}

try {
  await start();
  // Now rather than at the end, which a power cut may never reach.
  flushCompileCache();
} catch (error) {
  const { code, port } = error as { code?: string; port?: number };
  const expected =
    error instanceof ConfigError || error instanceof StoreRefused || code === 'EACCES';
  if (code === 'EADDRINUSE')
    console.error(
      `Another server has port ${port}. End it, or choose another one: PORT=${Number(port) + 1} npm run serve`,
    );
  else console.error(expected ? (error as Error).message : error);
  process.exit(1);
}
