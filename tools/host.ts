/** Adds the packages of a build for a host other than Node: `npm run host -- netlify` (docs/guides/hosts.md). */
import { readFileSync, writeFileSync } from 'node:fs';
import { addPackages, PACKAGES } from './add-packages.ts';

/** Addresses that copy a repository whose address is appended. */
const HOSTS = {
  netlify: 'https://app.netlify.com/start/deploy?repository=',
  vercel: 'https://vercel.com/new/clone?repository-url=',
  cloudflare: 'https://deploy.workers.cloudflare.com/?url=',
};
const names = Object.keys(HOSTS) as (keyof typeof HOSTS)[];

const hosts = process.argv.slice(2);
const known = names.filter((host) => hosts.includes(host));
if (known.length === 0 || known.length < hosts.length) {
  console.error(`Name a host: npm run host -- ${names.join(' | ')}`);
  process.exit(1);
}
addPackages(known.map((host) => PACKAGES[host]));
// A copy builds with the adapter from now on, so a README that knows its repository links to it.
const readme = readFileSync('README.md', 'utf8');
const buttons = known.filter((host) => !readme.includes(HOSTS[host]));
const linked = readme.replace(/^Repository: <(.+)>$/m, (line, address) =>
  [line, ...buttons.map((host) => `[Deploy to ${host}](${HOSTS[host]}${address})`)].join('\n'),
);
writeFileSync('README.md', linked);
console.log(`
Commit package.json, package-lock.json and README.md: a build on ${hosts.join(' or ')} then uses the adapter.
Here, set ADAPTER=${hosts[0]} to use it. Next steps: docs/guides/hosts.md`);
