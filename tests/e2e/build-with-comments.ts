import { build } from 'astro';
import config from '../../astro.config.ts';

/**
 * Builds the whole site with the comments' short name that the environment gives (COMMENTS_SHORT_NAME) into the folder
 * named on the command line. Nothing is packed, which is half of a build's time: what is tested is what the pages do.
 */
const [, , outDir] = process.argv;
if (!outDir || !process.env.COMMENTS_SHORT_NAME)
  throw new Error('build-with-comments: needs a folder and COMMENTS_SHORT_NAME');

await build({
  ...config,
  configFile: false,
  outDir,
  logLevel: 'warn',
  integrations: (config.integrations ?? []).filter(
    (one) => one && !('name' in one && one.name === 'precompress'),
  ),
});
