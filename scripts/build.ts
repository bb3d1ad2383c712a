import { styleText } from 'node:util';
import { buildQuietly } from './quiet-build.ts';

const HELP = `Usage: npm run build -- [--verbose] [options of "astro build"]

Builds the site into dist/ and says in a few lines how far it is; --verbose shows the whole log. Where the build fails,
the log is shown anyway.`;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(HELP);
} else if (
  !(await buildQuietly(
    words.filter((word) => word !== '--verbose'),
    words.includes('--verbose'),
  ))
) {
  console.error(styleText('red', 'The build failed; nothing was published.'));
  process.exitCode = 1;
}
