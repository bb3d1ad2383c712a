import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, findBrowser } from '../../tests/browser.ts';

/** `devtools` slows network and processor down during the load, `simulate` computes from an unthrottled load. */
export type ThrottlingMethod = 'simulate' | 'devtools';

/** Times in ms. */
export type Figures = Record<
  'first' | 'largest' | 'shift' | 'blocking' | 'bytes' | 'requests',
  number
>;

export interface PageLoad {
  figures: Figures;
  /** From 0 to 100 by category. */
  scores: Record<string, number>;
}

/** Loads a page once in a new browser with an empty cache, under the mobile defaults of Lighthouse. */
export async function loadPage(url: string, throttlingMethod: ThrottlingMethod): Promise<PageLoad> {
  const chrome = await chromeLauncher.launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
      throttlingMethod,
      // The other categories do not depend on the line.
      ...(throttlingMethod === 'devtools' && { onlyCategories: ['performance'] }),
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    const figure = (name: string) => {
      const value = audits[name]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse gave no ${name} for ${url}`);
      return value;
    };
    const network = audits['network-requests']?.details;
    if (network?.type !== 'table') throw new Error(`Lighthouse gave no requests for ${url}`);
    return {
      figures: {
        first: figure('first-contentful-paint'),
        largest: figure('largest-contentful-paint'),
        shift: figure('cumulative-layout-shift'),
        blocking: figure('total-blocking-time'),
        bytes: figure('total-byte-weight'),
        requests: network.items.length,
      },
      scores: Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
      ),
    };
  } finally {
    chrome.kill();
  }
}
