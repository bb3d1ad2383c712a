import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { packagesOf } from './service-packages.ts';

const HELP = `Usage: node scripts/service-folder.ts FOLDER

Copies what the server needs into FOLDER: the form service, the contract, and of node_modules only the packages that they
import. With dist/ beside it, "node inbox/main.js" runs there on any Node 24.`;

/** The packages that the form service imports; those they need come from package-lock.json. */
const IMPORTED = ['nodemailer', 'pg', 'zod'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
});
const [folder] = positionals;
if (values.help || !folder) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
const root = join(import.meta.dirname, '..');
const packages = packagesOf(
  IMPORTED,
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
);
for (const name of ['package.json', 'contract', 'inbox', ...packages]) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  cpSync(join(root, name), join(folder, name), { recursive: true });
}
console.log(`${folder}: the server and ${packages.length} packages`);
