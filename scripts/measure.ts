/**
 * Measures the built site and prints one table: `npm run build && npm run measure [-- /path …]`.
 * Times are Lighthouse's (mobile defaults, cold cache, simulated network), medians of three, beside a floor twin: the
 * same page without any script, measured in the same run. The machine is noisy; the ratio is what counts. Then come the
 * slowest interactions (measure-interactions.ts); it exits with 1 when one is slower than quality.md allows.
 */
import { spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { filesBelow } from '../integrations/files-below.ts';
import { BROWSER_FLAGS, findBrowser } from '../tests/browser.ts';
import { pageKinds } from '../tests/page-kinds.ts';
import { measureInteractions } from './measure-interactions.ts';

const RUNS = 3;
const FLOOR = 'test-results/floor';

/** A copy of dist/ whose pages carry no script. */
async function makeFloor(): Promise<void> {
  await rm(FLOOR, { recursive: true, force: true });
  await cp('dist', FLOOR, { recursive: true });
  for (const file of await filesBelow(FLOOR, '.html')) {
    const html = (await readFile(file, 'utf8'))
      .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '');
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await writeFile(`${file}.gz`, gzipSync(html));
  }
}

/** Starts our server on a folder; resolves when it answers. */
async function serve(folder: string, port: number) {
  const server = spawn('node', ['inbox/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DIST_DIR: folder,
      DATA_DIR: `test-results/data-${port}`,
    },
    stdio: 'ignore',
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (answer?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(
    `The server on ${folder} did not answer within 10 s. Is dist/ there? Run npm run build first.`,
  );
}

interface Sample {
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  requests: number;
  scores: string;
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function sample(url: string): Promise<Sample> {
  const samples: Sample[] = [];
  for (let run = 0; run < RUNS; run++) {
    const chrome = await chromeLauncher.launch({
      chromePath: findBrowser(),
      chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
    });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        output: 'json',
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
      const { audits, categories } = result.lhr;
      const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
      const network = audits['network-requests']?.details;
      samples.push({
        lcp: figure('largest-contentful-paint'),
        tbt: figure('total-blocking-time'),
        cls: figure('cumulative-layout-shift'),
        bytes: figure('total-byte-weight'),
        requests: network?.type === 'table' ? network.items.length : Number.NaN,
        scores: Object.values(categories)
          .map(({ score }) => Math.round((score ?? 0) * 100))
          .join('/'),
      });
    } finally {
      chrome.kill();
    }
  }
  const of = (key: 'lcp' | 'tbt' | 'cls' | 'bytes' | 'requests') =>
    median(samples.map((one) => one[key]));
  return {
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
    requests: of('requests'),
    scores: samples.at(-1)?.scores ?? '',
  };
}

const named = process.argv.slice(2);
const paths = named.length > 0 ? named : pageKinds;
await makeFloor();
const site = await serve('dist', 4411);
const floor = await serve(FLOOR, 4412);
try {
  console.log(
    'page | LCP s | floor s | ratio | TBT ms | CLS | kB | requests | performance/accessibility/best practices/SEO…',
  );
  for (const path of paths) {
    const page = await sample(`http://localhost:4411${path}`);
    const twin = await sample(`http://localhost:4412${path}`);
    const seconds = (value: number) => (value / 1000).toFixed(2);
    console.log(
      [
        path,
        seconds(page.lcp),
        seconds(twin.lcp),
        (page.lcp / twin.lcp).toFixed(2),
        Math.round(page.tbt),
        page.cls.toFixed(3),
        Math.round(page.bytes / 1000),
        page.requests,
        page.scores,
      ].join(' | '),
    );
  }
  if (!(await measureInteractions('http://localhost:4411'))) process.exitCode = 1;
} finally {
  site.kill();
  floor.kill();
}
