import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { language } from '../src/content/language.ts';
import { shownPagesIn } from '../src/content/pages.ts';
import { ownPageIds } from '../src/content/schema/page-ids.ts';
import { loadPage } from './lighthouse.ts';

const PAGE = 'src/content/own-pages/colophon.md';

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(0)} kB`;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Measures size and scores of one load, and paints of another on a slow line. */
async function measurePage(origin: string, path: string) {
  const { bytes, requests, script, scores } = await loadPage(origin + path, 'simulate');
  const { first, largest } = await loadPage(origin + path, 'devtools', ['performance']);
  const lowest = Math.min(...scores.map(([, score]) => score));
  // One page represents its folder.
  const cells = [path.replace(/(?<=.\/)[^/]+$/, '…'), ...[bytes, script].map(kilobytes), requests]
    .concat([first, largest].map(seconds))
    .concat(lowest);
  const row = `| ${cells.join(' | ')} |`;
  console.log(row);
  return { bytes, lowest, row };
}

/** Returns the pages that have a file in src/pages, and the first of each folder. @param paths of a page of each kind */
const shownKinds = (paths: readonly string[]) => {
  const standing = [...shownPagesIn(language)].flatMap(([id, { path }]) =>
    ownPageIds.includes(id) ? [] : path,
  );
  return paths.filter((path) => standing.includes(path) || path.lastIndexOf('/') > 0);
};

/**
 * Measures the figures of /colophon and writes them into the page: the table between its two comments, and the two figures in
 * sentences. @param paths of a page of each kind
 */
export async function measureColophon(origin: string, paths: readonly string[]): Promise<void> {
  const pages: Awaited<ReturnType<typeof measurePage>>[] = [];
  for (const path of shownKinds(paths)) pages.push(await measurePage(origin, path));
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const table = [
    '| Page | Weight | Script | Requests | First paint | Largest paint | Lowest score |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...pages.map(({ row }) => row),
  ];
  const source = `Measured on ${date} at commit \`${commit}\` by \`npm run measure -- --write\`.`;
  const text = readFileSync(PAGE, 'utf8')
    .replace(/(?<=home page weighs )\d+ kB/, kilobytes(pages[0]?.bytes ?? 0))
    .replace(
      /(?<=search engines may list scores below )\d+/,
      String(Math.min(...pages.map(({ lowest }) => lowest))),
    )
    .replace(
      /(?<=<!-- measured -->\n)[\s\S]*(?=<!-- end -->)/,
      () => `\n${table.join('\n')}\n\n${source}\n\n`,
    );
  writeFileSync(PAGE, text);
  console.log(`\nWrote ${PAGE}`);
}
