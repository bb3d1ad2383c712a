import { existsSync } from 'node:fs';
import { runCommand } from '../service/cli/commands.ts';
import { readTexts } from './texts.ts';

/** Runs `npm run inbox`, the command line of the form service. Built to dist/server/cli.mjs, since Node cannot load .tsx. */

process.umask(0o077);
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  texts: readTexts(),
  print: (text) => process.stdout.write(text),
});
