import { extname } from 'node:path';
import type { ProjectFiles } from '../../src/content/records.ts';
import { PLACEHOLDERS } from './content-issues.ts';
import type { LaunchIssue } from './issue.ts';

const DIST = 'dist/client';
const TEXTS = new Set('.css .html .js .json .md .svg .txt .webmanifest .xml'.split(' '));
function words(files: ProjectFiles, ofDemo: RegExp, hasInsights: boolean): LaunchIssue[] {
  const checks = [
    {
      what: 'word of the demo',
      pattern: ofDemo,
      todo: 'replace it in src/content/ or in the text of a picture',
    },
    ...PLACEHOLDERS.filter(({ feature }) => feature !== 'insights' || hasInsights),
  ];
  const found = files
    .list(DIST)
    .filter((name) => TEXTS.has(extname(name)))
    .sort()
    .flatMap((name) => {
      const text = files.read(`${DIST}/${name}`);
      return checks.flatMap(({ what, pattern, todo }): LaunchIssue[] => {
        const word = pattern.exec(text)?.[0];
        return word ? [{ file: `${DIST}/${name}`, what: `${what} "${word}"`, todo }] : [];
      });
    });
  return [...Map.groupBy(found, ({ what }) => what.toLowerCase()).values()].flatMap((same) => {
    const [first] = same;
    const more = same.length > 1 ? ` (and in ${same.length - 1} more files)` : '';
    return first ? [{ ...first, todo: first.todo + more }] : [];
  });
}

/** Returns what must not go live in the built files. @param isCurrent false if they were built from other sources */
export function launchBuildIssues(
  files: ProjectFiles,
  ofDemo: RegExp,
  hasInsights: boolean,
  isCurrent: boolean,
): LaunchIssue[] {
  if (!files.exists(`${DIST}/index.html`))
    return [{ file: DIST, what: 'nothing is built', todo: 'run npm run build' }];
  const old = { file: DIST, what: 'built before the last change', todo: 'run npm run build again' };
  return [...(isCurrent ? [] : [old]), ...words(files, ofDemo, hasInsights)];
}
