/**
 * Measures the built site, by default a page of each kind: `npm run build && npm run measure [-- /path …]`. Reports first visits that
 * keep our fonts (`-- first-visits`: these alone), Lighthouse, size, paint relative to the same page without scripts and fetched
 * fonts, and interactions. The machine is noisy: only the ratios count. `-- --write` updates the figures of /colophon.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { measureColophon } from './colophon.ts';
import { measureFirstVisits } from './first-visits.ts';
import { measureInteractions } from './interactions.ts';
import { loadPage, median, type Throttling } from './lighthouse.ts';
import { proxy, withoutScriptsAndFonts } from './proxy.ts';

const START = ['server.ts'];
const PORT = '4398';
const SITE = `http://localhost:${PORT}`;
const RUNS = 3;

/** Returns one path of each folder in the sitemap. */
function pageKinds(): string[] {
  const paths = [...readFileSync('dist/client/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const kinds = Map.groupBy(paths, (path) => path.replace(/(?<=.)\/[^/]*$/, '/'));
  return [...kinds.values()].flatMap(([path]) => path ?? []);
}

async function startSite() {
  if (await fetch(SITE).catch(() => null))
    throw new Error(`Another server has port ${PORT}; end it.`);
  const env = { ...process.env, PORT, DATA_DIR: 'test-results/measure' };
  const server = spawn(process.execPath, START, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await fetch(SITE).catch(() => null))) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return server;
}

async function measurePage(path: string) {
  const { scores, shift, blocking, bytes, requests } = await loadPage(SITE + path, 'simulate');
  console.log(`\n${path} | ${scores.map((score) => score.join(' ')).join(', ')} (100)`);
  console.log(
    `${path} | ${(bytes / 1000).toFixed(0)} kB, ${requests} requests, shift ${shift.toFixed(4)} (0.001), blocking ${blocking.toFixed(0)} ms (20)`,
  );
  const page = await proxy(SITE, (html) => html);
  const twin = await proxy(SITE, withoutScriptsAndFonts);
  await Promise.all([page.pageAt(path), twin.pageAt(path)]);
  for (const throttling of ['simulate', 'devtools'] satisfies Throttling[]) {
    const loads = { page: [], twin: [] } as Record<
      'page' | 'twin',
      { first: number; largest: number }[]
    >;
    // In turn, so that other load on the machine slows both.
    for (let run = 0; run < RUNS; run++) {
      loads.page.push(await loadPage(page.origin + path, throttling, ['performance']));
      loads.twin.push(await loadPage(twin.origin + path, throttling, ['performance']));
    }
    const paints = (['first', 'largest'] as const).map((paint) => {
      const [ours, least] = [loads.page, loads.twin].map((all) =>
        median(all.map((one) => one[paint])),
      );
      return `${paint} paint ${ours?.toFixed(0)} ms, ÷ twin ${((ours ?? 0) / (least ?? 0)).toFixed(2)}`;
    });
    console.log(`${path} | ${throttling} | ${paints.join(', ')} (largest 1.05)`);
  }
  page.stop();
  twin.stop();
}

const named = process.argv.slice(2);
const server = await startSite();
try {
  if (named[0] === '--write') await measureColophon(SITE, pageKinds());
  else {
    console.log(`Limits are in brackets; times are medians of ${RUNS} loads.`);
    await measureFirstVisits(SITE, pageKinds());
    if (named[0] !== 'first-visits') {
      for (const path of named.length > 0 ? named : pageKinds()) await measurePage(path);
      await measureInteractions(SITE);
    }
  }
} finally {
  server.kill();
}
