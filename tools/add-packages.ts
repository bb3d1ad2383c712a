import { execSync } from 'node:child_process';

/** What only some sites need: the adapters of the hosts bring up to 700 packages, the editor 75 MB. */
export const PACKAGES = {
  netlify: '@astrojs/netlify@8.2.6',
  vercel: '@astrojs/vercel@11.0.11',
  cloudflare: '@astrojs/cloudflare@14.3.3 wrangler@4.164.0',
  editor: '@sveltia/cms@0.221.1',
} as const;

/** Installs packages and adds them to package.json, so that `npm ci` brings them from then on. */
export const addPackages = (packages: readonly string[]) =>
  execSync(`npm install --save-exact --no-audit --no-fund ${packages.join(' ')}`, {
    stdio: 'inherit',
  });
