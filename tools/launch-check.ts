/**
 * Lists what must not go live: remains of the demo, placeholders, reserved addresses.
 * `npm run launch-check` ends with 1 if there are any. It skips features that are off in site.yaml.
 */
import { statSync } from 'node:fs';
import { isBuilt } from '../build/build-if-changed.ts';
import { holidaysOf } from '../build/holidays.ts';
import { wanted } from '../build/host.ts';
import { aboveLimits, addressesOf, moved, redirectsFile, rulesForServers } from '../build/moved.ts';
import { allSettings } from '../src/content/environment.ts';
import { features } from '../src/content/features.ts';
import { languages } from '../src/content/language.ts';
import { filesOnDisk } from '../src/content/records.ts';
import { retentionDifferences } from '../src/content/schema/retention.ts';
import { site } from '../src/content/site.ts';
import { isSoon } from '../src/lib/calendar-date.ts';
import { bookingIssues } from './launch-check/booking-issues.ts';
import { launchBuildIssues } from './launch-check/build-issues.ts';
import { launchContentIssues } from './launch-check/content-issues.ts';
import { demoPictures, demoWords } from './launch-check/demo.ts';
import { report } from './launch-check/issue.ts';

const files = filesOnDisk();

const issues = [
  ...launchContentIssues(files, features, languages),
  ...demoPictures(files.list).map((file) => ({
    file,
    what: 'picture of the demo',
    todo: 'replace it with your own, or remove it and its references',
  })),
  ...launchBuildIssues(files, demoWords(), features.insights, isBuilt()),
  ...(features.booking ? await bookingIssues(site.bookingUrl) : []),
  ...retentionDifferences(allSettings, site.form).map((what) => ({
    file: 'settings',
    what,
    todo: 'set both to the same days',
  })),
];
const { end } = holidaysOf(
  site.booking.holidays,
  statSync('dist', { throwIfNoEntry: false })?.mtime,
);
if (isSoon(end, Date.now())) {
  const todo = 'run npm run build again';
  issues.push({ file: 'dist', what: `it has no holidays from ${end} on`, todo });
}
if (issues.length > 0) console.log(report(issues));
console.log(
  issues.length === 0
    ? 'Ready to launch: nothing invented and no placeholder is left.'
    : `${issues.length} issues. Not ready to launch.`,
);
const { SMTP_URL, WEBHOOK_URL } = allSettings;
if (site.form.endpoint.startsWith('/') && !SMTP_URL && !WEBHOOK_URL)
  console.log(
    'Nobody is notified of an enquiry unless SMTP_URL or WEBHOOK_URL is set on the server; neither is set here.',
  );
const hasServer = wanted !== 'node' || site.form.endpoint.startsWith('/');
const lost = hasServer
  ? moved.filter(({ query }) => wanted === 'cloudflare' && query)
  : rulesForServers(moved, addressesOf(files.list('dist/client')));
for (const { path, isFolder, query, to } of lost)
  console.log(
    `src/content/moved.yaml: ${path || '/'}${isFolder ? '/*' : ''}${query && `?${query}`}: this host cannot redirect it to ${to}.`,
  );
for (const what of wanted === 'cloudflare' ? aboveLimits(redirectsFile(moved)) : [])
  console.log(`src/content/moved.yaml: ${what}.`);
process.exitCode = issues.length === 0 ? 0 : 1;
