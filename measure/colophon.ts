import { execFileSync } from 'node:child_process';
import { language } from '../src/content/language.ts';
import { shownPagesIn } from '../src/content/pages.ts';
import { ownPageIds } from '../src/content/schema/page-ids.ts';
import { type MeasuredPage, writeFigures } from '../tools/figures.ts';
import { loadPage } from './lighthouse.ts';

/** Size and scores of one load, paints of another on Lighthouse's slow line. */
async function measurePage(origin: string, path: string): Promise<MeasuredPage> {
  const { bytes, requests, script, scores } = await loadPage(origin + path, 'simulate');
  const slow = await loadPage(origin + path, 'devtools', ['performance']);
  const [first, largest] = [Math.round(slow.first), Math.round(slow.largest)];
  console.log(
    `${path} | ${bytes} bytes, ${requests} requests, first ${first} ms, largest ${largest} ms`,
  );
  return {
    path,
    bytes,
    requests,
    script,
    first,
    largest,
    scores: scores.map(([, score]) => score),
  };
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
  const pages: MeasuredPage[] = [];
  for (const path of shownKinds(paths)) pages.push(await measurePage(origin, path));
  writeFigures({
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    pages,
  });
}
