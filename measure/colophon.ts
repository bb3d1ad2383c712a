import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { language } from '../src/content/language.ts';
import { shownPagesIn } from '../src/content/pages.ts';
import { ownPageIds } from '../src/content/schema/page-ids.ts';
import { runAxe } from '../tools/browser/axe.ts';
import { findChromium } from '../tools/browser/chromium.ts';
import { writeFigures } from '../tools/figures.ts';
import { loadPage } from './lighthouse.ts';

/** Size and scores of one load, paints of another on Lighthouse's slow line. */
async function measurePage(origin: string, path: string) {
  const { bytes, requests, script, others, scores } = await loadPage(origin + path, 'simulate');
  const slow = await loadPage(origin + path, 'devtools', ['performance']);
  const [first, largest] = [Math.round(slow.first), Math.round(slow.largest)];
  console.log(
    `${path} | ${bytes} bytes, ${requests} requests, first ${first} ms, largest ${largest} ms`,
  );
  const page = {
    path,
    bytes,
    requests,
    script,
    first,
    largest,
    scores: scores.map(([, score]) => score),
  };
  return { page, others };
}

async function measureAxe(origin: string, paths: readonly string[]) {
  const browser = await chromium.launch(findChromium());
  const rules = new Set<string>();
  let findings = 0;
  try {
    for (const path of paths) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(origin + path);
      const { violations, rules: run } = await runAxe(page);
      findings += violations.length;
      for (const id of run) rules.add(id);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { axePages: paths.length, axeRules: rules.size, axeFindings: findings };
}

/** Lines of code in the repository. */
function countLines() {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|astro|css|js|mjs)$/.test(file));
  const lines = (some: string[]) =>
    some.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
  const isTest = (file: string) => file.startsWith('tests/');
  return {
    lines: lines(files.filter((file) => !isTest(file) && !file.startsWith('src/demo/'))),
    testLines: lines(files.filter(isTest)),
  };
}

/** What the policy of the home page shuts out altogether. */
async function closedByPolicy(origin: string) {
  const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
  const closed = policy.split('; ').filter((directive) => directive.endsWith(" 'none'"));
  return closed.map((directive) => directive.split(' ')[0]).join(', ');
}

/** The pages with a file of their own in src/pages, and the first of each folder. @param paths of a page of each kind */
const shownKinds = (paths: readonly string[]) => {
  const standing = [...shownPagesIn(language)].flatMap(([id, { path }]) =>
    ownPageIds.includes(id) ? [] : path,
  );
  return paths.filter((path) => standing.includes(path) || path.lastIndexOf('/') > 0);
};

/** Measures what /colophon shows and writes it down. @param paths of a page of each kind */
export async function measureColophon(origin: string, paths: readonly string[]): Promise<void> {
  const measured = [];
  const kinds = shownKinds(paths);
  const axe = await measureAxe(origin, kinds);
  for (const path of kinds) measured.push(await measurePage(origin, path));
  const pages = measured.map(({ page }) => page);
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFigures('measured', {
    pages,
    values: {
      kinds: pages.length,
      lowestScore: Math.min(...pages.flatMap(({ scores }) => scores)),
      thirdParties: measured.reduce((sum, { others }) => sum + others, 0),
      closed: await closedByPolicy(origin),
      dependencies: Object.keys(dependencies).length,
      devDependencies: Object.keys(devDependencies).length,
      ...countLines(),
      ...axe,
    },
  });
}
