import { build } from 'astro';
import config from '../../astro.config.ts';

/**
 * Builds the whole site with the settings of the environment into the folder named on the command line. Nothing is
 * packed, which is half of a build's time: what is tested is what the pages do.
 */
const [, , outDir] = process.argv;
if (!outDir) throw new Error('build-variant: needs a folder');

await build({
  ...config,
  configFile: false,
  outDir,
  logLevel: 'warn',
  integrations: (config.integrations ?? []).filter(
    (one) => one && !('name' in one && one.name === 'precompress'),
  ),
});
