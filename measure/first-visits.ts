import { chromium } from '@playwright/test';
import { findChromium } from '../tools/browser/chromium.ts';
import { localFontsAtFirstVisit } from '../tools/browser/slow-line.ts';

/** In milliseconds. */
const ROUND_TRIPS = [40, 100, 150];
const VISITS = 20;
const MIN_KEPT = 19;

/**
 * Counts the first visits whose headline and text use only the site's fonts, and prints a line for each round trip. The
 * command fails at its end if there are fewer than MIN_KEPT.
 * @param origin of the site
 * @param paths of the pages, visited in turn
 */
export async function measureFirstVisits(origin: string, paths: readonly string[]): Promise<void> {
  const browser = await chromium.launch(findChromium());
  try {
    console.log('\nfirst visits at 10 Mbit/s that keep our fonts in h1 and text (limit)');
    for (const roundTrip of ROUND_TRIPS) {
      const lost: string[] = [];
      for (let visit = 0; visit < VISITS; visit++) {
        const path = paths[visit % paths.length] ?? '/';
        const fonts = await localFontsAtFirstVisit(browser, origin + path, roundTrip);
        if (fonts.length > 0) lost.push(`  ${path}: ${fonts.join(', ')}`);
      }
      const kept = VISITS - lost.length;
      console.log([`${roundTrip} ms | ${kept} of ${VISITS} (${MIN_KEPT})`, ...lost].join('\n'));
      if (kept < MIN_KEPT) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}
