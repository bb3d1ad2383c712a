import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What became of the tests of a run. */
export interface Counts {
  run: number;
  /** How many were skipped, by reason. */
  skipped: Map<string, number>;
  failed: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}
interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

const none = (): Counts => ({ run: 0, skipped: new Map(), failed: [] });

function count(counts: Counts, status: string, name: string, why = 'by the test itself') {
  if (/^(?:skipped|pending|todo)$/.test(status))
    counts.skipped.set(why, (counts.skipped.get(why) ?? 0) + 1);
  else counts.run += 1;
  if (/^(?:failed|unexpected)$/.test(status)) counts.failed.push(name);
}

/** Counts the tests in a JSON report of Vitest or Playwright about the site in a folder. A run that wrote none counts as failed. */
export function readReport(folder: string, file: string): Counts {
  const counts = none();
  if (!existsSync(file)) return { ...counts, failed: [`no report: ${file}`] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport & Suite;
  for (const { name, status: whole, message, assertionResults } of report.testResults ?? []) {
    const tested = relative(folder, name);
    const why = tested.startsWith('tests/demo/')
      ? 'about the demo'
      : `nothing of its kind: ${tested}`;
    for (const { fullName, status } of assertionResults)
      count(counts, status, `${tested}: ${fullName}`, why);
    // A file that cannot be loaded has no tests.
    if (whole === 'failed' && assertionResults.length === 0)
      counts.failed.push(`${tested}: ${message.split('\n')[0]}`);
  }
  const visit = ({ suites = [], specs = [] }: Suite) => {
    suites.forEach(visit);
    for (const { title, file: spec, tests } of specs)
      for (const { status, annotations } of tests)
        count(
          counts,
          status,
          `${spec}: ${title}`,
          annotations.find(({ type }) => type === 'skip')?.description,
        );
  };
  visit(report);
  if (counts.run === 0) counts.failed.push(`no test ran: ${file}`);
  return counts;
}

/** Adds what became of further tests. */
export function addCounts(to: Counts, more: Counts): void {
  to.run += more.run;
  to.failed.push(...more.failed);
  for (const [why, number] of more.skipped)
    to.skipped.set(why, (to.skipped.get(why) ?? 0) + number);
}
