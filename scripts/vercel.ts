import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { vercelConfig } from './vercel-config.ts';

/**
 * Makes of dist/ what Vercel takes as finished (Build Output API 3): it reads no `_headers`, and a list in vercel.json could
 * not name the hashes of a build.
 */
const OUTPUT = '.vercel/output';

rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });
const hidden = /(?:\.br|\.gz|\/_headers|\/_redirects|\/_inbox\.json)$/;
cpSync('dist', `${OUTPUT}/static`, { recursive: true, filter: (file) => !hidden.test(file) });
const files = readdirSync(`${OUTPUT}/static`, { recursive: true, encoding: 'utf8' });
const config = vercelConfig(readFileSync('dist/_headers', 'utf8'), files);
writeFileSync(`${OUTPUT}/config.json`, JSON.stringify(config, null, 2));
console.log(`${OUTPUT}: ${files.length} files and folders, ${config.routes.length} routes`);
