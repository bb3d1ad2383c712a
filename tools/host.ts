/** Adds what a build for another host than Node needs: `npm run host -- netlify` (docs/guides/hosts.md). */
import { execSync } from 'node:child_process';

/** They bring up to 700 packages, so who runs another host does without them. */
const PACKAGES: Record<string, string> = {
  netlify: '@astrojs/netlify@8.2.6',
  vercel: '@astrojs/vercel@11.0.11',
  cloudflare: '@astrojs/cloudflare@14.3.3 wrangler@4.164.0',
};

const hosts = process.argv.slice(2);
const packages = hosts.map((host) => PACKAGES[host] ?? '');
if (packages.length === 0 || packages.includes('')) {
  console.error(`Name a host: npm run host -- ${Object.keys(PACKAGES).join(' | ')}`);
  process.exit(1);
}
execSync(`npm install --save-exact --no-audit --no-fund ${packages.join(' ')}`, {
  stdio: 'inherit',
});
console.log(`
Commit package.json and package-lock.json: a build on ${hosts.join(' or ')} takes the adapter by itself.
Here it takes it with ADAPTER=${hosts[0]}. Next steps: docs/guides/hosts.md`);
