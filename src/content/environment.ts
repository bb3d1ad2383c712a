import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const FILE = '.env';

/** Settings of the build, for pages, policy and headers alike: from .env, and from the environment, which wins. */
export const environment: Readonly<Record<string, string | undefined>> = {
  ...(existsSync(FILE) && parseEnv(readFileSync(FILE, 'utf8'))),
  ...process.env,
};
