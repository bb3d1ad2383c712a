/**
 * Lists what must not go live: what is left of the demo, placeholders, reserved addresses.
 * `npm run launch-check` ends with 1 while there is any; what is switched off in site.yaml is not looked at.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { features } from '../src/content/features.ts';
import { languages } from '../src/content/language.ts';
import { CONTENT } from '../src/content/read.ts';
import { filesOnDisk } from '../src/content/records.ts';
import { site } from '../src/content/site.ts';
import { launchBuildIssues } from './launch-check/build-issues.ts';
import { launchContentIssues } from './launch-check/content-issues.ts';
import { demo, demoWords } from './launch-check/demo.ts';
import { report } from './launch-check/issue.ts';
import { launchPictureIssues } from './launch-check/picture-issues.ts';

const files = filesOnDisk();
const dotEnv = () => (existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {});
const changed = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const newest = Math.max(...files.list(CONTENT).map((name) => changed(`${CONTENT}/${name}`)));

const issues = [
  ...launchContentIssues(
    files,
    features,
    languages.filter(({ isDefault }) => !isDefault).map(({ code }) => code),
  ),
  ...launchPictureIssues(files.list, (file) => readFileSync(file), demo.pictures),
  ...launchBuildIssues(files, demoWords(), features.insights, {
    newest,
    built: changed('dist/client/index.html'),
  }),
];
if (issues.length > 0) console.log(report(issues));
console.log(
  issues.length === 0
    ? 'Ready to launch: nothing invented and no placeholder is left.'
    : `${issues.length} issues. Not ready to launch.`,
);
const { SMTP_URL, WEBHOOK_URL } = { ...dotEnv(), ...process.env };
if (site.form.endpoint.startsWith('/') && !SMTP_URL && !WEBHOOK_URL)
  console.log(
    'Nobody hears of an enquiry unless SMTP_URL or WEBHOOK_URL is set where the server runs; here neither is.',
  );
process.exitCode = issues.length === 0 ? 0 : 1;
