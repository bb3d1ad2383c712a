import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const FILE = '.env';

/**
 * Settings of the build, from .env and from the environment, which wins, as for the form service. Everything that asks
 * for one asks here: pages, policy and headers get the same values.
 */
export const environment: Readonly<Record<string, string | undefined>> = {
  ...(existsSync(FILE) && parseEnv(readFileSync(FILE, 'utf8'))),
  ...process.env,
};
