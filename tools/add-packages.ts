import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(
  readFileSync(new URL('packages/package.json', import.meta.url), 'utf8'),
) as { dependencies: Record<string, string> };
const versioned = (...names: string[]) =>
  names.map((name) => `${name}@${dependencies[name]}`).join(' ');

/** Packages that only some sites need: a host's adapter brings up to 700 packages, the editor 75 MB, public holidays 52 MB. */
export const PACKAGES = {
  netlify: versioned('@astrojs/netlify'),
  vercel: versioned('@astrojs/vercel'),
  cloudflare: versioned('@astrojs/cloudflare', 'wrangler'),
  editor: versioned('@sveltia/cms'),
  holidays: versioned('date-holidays'),
} as const;

/** Installs packages and adds them to package.json, so that `npm ci` installs them from then on. */
export const addPackages = (packages: readonly string[]) =>
  execSync(`npm install --save-exact --no-audit --no-fund ${packages.join(' ')}`, {
    stdio: 'inherit',
  });
