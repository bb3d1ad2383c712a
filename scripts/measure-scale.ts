/**
 * Builds the site with thousands of generated articles and prints what it costs: `npm run measure:scale [-- 1000 3000 …]`.
 * Exits with 1 where the largest build takes longer or more memory than it may, or where articles grow dearer with their
 * number. Needs /proc (Linux); counts every process of the build. The site's own pictures come from its warm cache.
 */
import { rm } from 'node:fs/promises';
import { growth } from './scale/growth.ts';
import { type BuildCost, measureBuild } from './scale/measure-build.ts';
import { copySite } from './scale/site-copy.ts';

const COUNTS = [1_000, 3_000, 10_000];
const SECONDS = 120;
/** 2 GB. */
const MEGABYTES = 2_048;
/** An article of the last step may cost this much of one of the first step; more would not be a straight line. */
const GROWTH = 1.15;
const FOLDER = 'test-results/scale/site';

const counts = process.argv.slice(2).length > 0 ? process.argv.slice(2).map(Number) : COUNTS;
if (counts.some((count) => !Number.isInteger(count) || count < 0))
  throw new Error('measure:scale takes numbers of articles, such as 1000 3000 10000');
counts.sort((a, b) => a - b);

const remove = () => rm(FOLDER, { recursive: true, force: true });
process.once('SIGINT', async () => {
  await remove();
  process.exit(130);
});

const row = (...cells: (string | number)[]) => console.log(cells.join(' | '));
const costs: BuildCost[] = [];
try {
  row('articles', 'pages', 's', 's per 1,000', 'processor s', 'peak MB', 'MB of dist');
  for (const articles of counts) {
    await copySite(FOLDER, articles);
    const cost = await measureBuild(FOLDER, articles);
    costs.push(cost);
    const { pages, seconds, processor, peak, bytes } = cost;
    row(
      articles,
      pages,
      seconds.toFixed(1),
      articles ? ((seconds / articles) * 1000).toFixed(1) : '',
      processor.toFixed(1),
      Math.round(peak / 1e6),
      Math.round(bytes / 1e6),
    );
  }
} finally {
  await remove();
}

const verdict = (what: string, value: number, limit: number) => {
  console.log(
    `${value <= limit ? 'holds' : 'MISSED'}: ${what} ${value.toFixed(2)}, limit ${limit}`,
  );
  if (value > limit) process.exitCode = 1;
};
const last = costs.at(-1);
if (last) {
  verdict(`seconds for ${last.articles} articles`, last.seconds, SECONDS);
  verdict(`peak megabytes (2^20) for ${last.articles} articles`, last.peak / 2 ** 20, MEGABYTES);
}
const grown = growth(costs);
if (grown !== undefined)
  verdict('an article of the last step, in articles of the first step', grown, GROWTH);
