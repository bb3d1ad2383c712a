import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../tools/browser/chromium.ts';

/** `devtools` slows network and processor during the load, `simulate` computes from an unthrottled load. */
export type Throttling = 'simulate' | 'devtools';

interface Request {
  resourceType: string;
  transferSize: number;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Loads a page in a new browser under Lighthouse's mobile defaults. @returns times in ms, bytes as sent, scores from 0 to 100 */
export async function loadPage(url: string, throttling: Throttling, categories?: string[]) {
  const { executablePath, args, env } = findChromium();
  const chrome = await chromeLauncher.launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...args],
    envVars: env,
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod: throttling,
      ...(categories && { onlyCategories: categories }),
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { audits, categories: scored } = result.lhr;
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const details = audits['network-requests']?.details;
    const requests = (details?.type === 'table' ? details.items : []) as unknown as Request[];
    return {
      first: figure('first-contentful-paint'),
      largest: figure('largest-contentful-paint'),
      shift: figure('cumulative-layout-shift'),
      blocking: figure('total-blocking-time'),
      bytes: figure('total-byte-weight'),
      requests: requests.length,
      script: requests
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
      scores: Object.entries(scored).map(
        ([id, { score }]) => [id, Math.round((score ?? 0) * 100)] as const,
      ),
    };
  } finally {
    chrome.kill();
  }
}
