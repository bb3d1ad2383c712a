/**
 * Copies the last build's pictures to art/sizes/, so that a fresh checkout need not encode them:
 *   npm run build && node art/sizes.ts
 */
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';

const BUILT = 'dist/client/_astro';
const KEPT = 'art/sizes';
const CACHE = 'node_modules/.astro/assets';

const built = new Set(readdirSync(BUILT));
const made = readdirSync(CACHE).filter((name) => built.has(name));
rmSync(KEPT, { recursive: true, force: true });
mkdirSync(KEPT, { recursive: true });
for (const name of made) copyFileSync(`${CACHE}/${name}`, `${KEPT}/${name}`);
console.log(`${made.length} pictures are in ${KEPT}`);
