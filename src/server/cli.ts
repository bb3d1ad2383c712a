import { existsSync } from 'node:fs';
import { runCommand } from '../service/cli/commands.ts';
import { readTexts } from './texts.ts';

/** The command line of the form service, `npm run inbox`; built to dist/server/cli.mjs, because Node reads no .tsx. */

process.umask(0o077);
if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  texts: readTexts(),
  print: (text) => process.stdout.write(text),
});
