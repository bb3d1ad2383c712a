import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Paths of every page the site lists, from the sitemap of the build under test. */
export const listedPaths = [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g),
].map(([, path = '/']) => path);

/** Every tag quality.md names, and the rules that are off by default. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'];
const RULES = {
  'target-size': { enabled: true },
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
};

/** What axe finds on the page as it is now: one line a finding, with the places. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, rules: RULES })
    .analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('\n  ')}`,
  );
}

/** Collects what a page must not do: console errors, uncaught errors, requests to other hosts. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      faults.push(`third party: ${request.url()}`);
  });
  return faults;
}

/** Scrolls through the whole page, so that everything lazy arrives and everything revealed is shown. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Opens a page and collects what moved on it by itself: one line a shift, with its score and the elements. */
export async function layoutShifts(page: Page, path: string, settle: () => Promise<void>) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent,
        );
        if (!entry.hadRecentInput) shifts.push(`${entry.value} ${nodes}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await settle();
  await page.waitForTimeout(400);
  return page.evaluate<string[]>('shifts');
}

/** Width of the page in CSS pixels: more than the window's means that it scrolls sideways. */
export const scrollWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth);
