/** Adds what a build for another host than Node needs: `npm run host -- netlify` (docs/guides/hosts.md). */
import { addPackages, PACKAGES } from './add-packages.ts';

const HOSTS = ['netlify', 'vercel', 'cloudflare'] as const;

const hosts = process.argv.slice(2);
const known = HOSTS.filter((host) => hosts.includes(host));
if (known.length === 0 || known.length < hosts.length) {
  console.error(`Name a host: npm run host -- ${HOSTS.join(' | ')}`);
  process.exit(1);
}
addPackages(known.map((host) => PACKAGES[host]));
console.log(`
Commit package.json and package-lock.json: a build on ${hosts.join(' or ')} takes the adapter by itself.
Here it takes it with ADAPTER=${hosts[0]}. Next steps: docs/guides/hosts.md`);
