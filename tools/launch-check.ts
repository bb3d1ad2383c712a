/**
 * Lists what must not go live, in the content and in what was built of it: invented entries, pictures and words of the
 * demo, placeholders, reserved addresses, settings that contradict each other. `npm run launch-check` ends with 1 while
 * there is any; what is switched off in site.yaml is not looked at.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { CONTENT, filesOnDisk } from '../build/content/read-content.ts';
import { features } from '../src/content/features.ts';
import { site } from '../src/content/site.ts';
import { buildFindings } from './launch-check/build-findings.ts';
import { contentFindings } from './launch-check/content-findings.ts';
import { demo, demoWords } from './launch-check/demo.ts';
import { report } from './launch-check/finding.ts';
import { pictureFindings } from './launch-check/picture-findings.ts';

const files = filesOnDisk('.');
const changed = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const newest = Math.max(...files.below(CONTENT).map((name) => changed(`${CONTENT}/${name}`)));

const findings = [
  ...contentFindings(files, features),
  ...pictureFindings(files.below, (file) => readFileSync(file), demo.pictures),
  ...buildFindings(files, site, demoWords(), features.insights, {
    newest,
    built: changed('dist/index.html'),
  }),
];
if (findings.length > 0) console.log(report(findings));
console.log(
  findings.length === 0
    ? 'Ready to launch: nothing invented and no placeholder is left.'
    : `${findings.length} findings. Not ready to launch.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
