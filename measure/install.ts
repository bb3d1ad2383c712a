/** Installs what only the measuring needs, once: Lighthouse and its 55 packages do not come with `npm ci` of the project. */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
if (!existsSync(join(folder, 'node_modules/lighthouse')))
  execSync('npm ci --no-audit --no-fund', { cwd: folder, stdio: 'inherit' });
