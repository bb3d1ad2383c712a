import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { formatRgb } from 'culori';
import { basePath, site } from '../../src/content/site.ts';
import { underBase } from '../../src/lib/site-path.ts';
import { type Theme, tokenValue } from '../../src/theme/token-value.ts';
import { frameLabels } from './copy.ts';
import { type Examples, examples } from './examples.ts';

/** Returns an example that not every site has; without it the test is skipped with a message. */
export function needed<What extends keyof Examples>(what: What): NonNullable<Examples[What]> {
  const found = examples[what];
  test.skip(found === undefined, `This site has no ${what}.`);
  return found as NonNullable<Examples[What]>;
}

/** Adds the base path. */
export const at = (path: string) => underBase(basePath, path);

/** Parts of the header, which is on every page. */
export const mainLinks = (page: Page) => page.getByRole('navigation', { name: frameLabels.main });
export const menuButton = (page: Page) =>
  page.getByRole('button', { name: frameLabels.menu, exact: true });

const tokens = readFileSync('src/theme/tokens.css', 'utf8');
/** The page's background in a theme, as browsers serialise it. */
const ground = (theme: Theme) => formatRgb(tokenValue(tokens, 'page', theme)) ?? '';
export const [LIGHT, DARK] = [ground('light'), ground('dark')];

/** Parts that are the same on every page: header with menu, and footer. */
const FRAME = [['header[data-header]'], ['body > footer']];

interface AxeScope {
  /** Checks only this part, if another test covers the rest of the page. */
  within?: string;
  /** Leaves out header and footer. */
  withoutFrame?: boolean;
}

const isAaa = site.contrast === 'AAA';
const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** WCAG 2.2 at the site's level and axe's best practices, including the rules that are off by default. */
const AXE_OPTIONS: axe.RunOptions = {
  runOnly: { type: 'tag', values: isAaa ? [...AA, 'wcag2aaa'] : AA },
  rules: {
    'target-size': { enabled: true },
    // Checks contrast between AA and AAA; `color-contrast` checks AA.
    'color-contrast-enhanced': { enabled: isAaa },
    'identical-links-same-purpose': { enabled: isAaa },
  },
  resultTypes: ['violations'],
};
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Returns axe's findings once all motion has ended, one line per element: text fading in has less contrast. axe's own builder takes
 * twice as long, since it transfers 1.5 MB per run.
 */
export async function axeFindings(
  page: Page,
  { within = 'html', withoutFrame = false }: AxeScope = {},
): Promise<string[]> {
  await motionEnded(page);
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(AXE);
  const context = { include: [[within]], exclude: withoutFrame ? FRAME : [] };
  const violations = await page.evaluate(
    async ({ context, options }) => {
      // axe misreads the colours of sections that browser/sections.ts has not laid out yet.
      for (const section of document.querySelectorAll<HTMLElement>('#content > *, body > footer'))
        section.style.contentVisibility = 'visible';
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      return (await run(context, options)).violations;
    },
    { context, options: AXE_OPTIONS },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      `${id} at ${target}: ${failureSummary.replace(/\s+/g, ' ')}`.slice(0, 240),
    ),
  );
}

/** Holds requests for files until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Reports violations of the content security policy on every page of a context, starting before its own code runs. */
export async function watchPolicy(context: BrowserContext, report: (violation: string) => void) {
  await context.exposeBinding('reportViolation', (_, text: string) => report(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const text = `${location.pathname} ${effectiveDirective} ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`;
      (window as unknown as { reportViolation(text: string): void }).reportViolation(text);
    });
  });
}

/** Chromium's own error if a busy machine shows the next page before its transition starts (w3c/csswg-drafts#13726). */
const GIVEN_UP = 'Transition was aborted because of invalid state. Page already revealed';

/** Collects console errors, uncaught errors and requests to other hosts. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // React errors are logged quietly for visitors (ui/island-boundary).
    const isFault = message.type() === 'error' || message.text().includes('React error');
    if (isFault) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (message !== GIVEN_UP) faults.push(`uncaught: ${message}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      faults.push(`third party: ${request.url()}`);
  });
  return faults;
}

/** Scrolls through the whole page, which loads everything lazy and reveals everything hidden. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Intersection observers run at the end of a frame, before the next task. A headless browser under load may skip a frame.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, 500);
      });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Opens the menu and each disclosure, presses each filter and view, steps each carousel forwards and back, pauses each marquee and
 * scrolls through the page.
 */
export async function operateControls(page: Page) {
  await menuButton(page).click();
  await expect(page.locator('#mega-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await scrollThrough(page);
  for (const summary of await page.locator('main summary:visible').all()) await summary.click();
  for (const option of await page.locator('main [data-tools] button:visible').all())
    await option.click();
  for (const carousel of await page.locator('[data-carousel]').all()) {
    // A carousel that does not scroll has no steps.
    const scroller = carousel.locator('[data-carousel-scroller]');
    if (await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth === clientWidth))
      continue;
    for (const way of [400, -400]) {
      const button = carousel.locator(`[data-carousel-step="${way}"]`);
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
      await button.click();
    }
  }
  // With reduced motion there is nothing to pause.
  for (const control of await page.locator('label:has([data-marquee-pause]):visible').all())
    await control.click();
}

/** Returns targets smaller than 24 px outside lines of text (WCAG 2.2, 2.5.8), one line each. */
export const smallTargets = (page: Page) =>
  page.locator('a, button, summary, input:not([type=hidden], :disabled)').evaluateAll((all) =>
    all
      .filter(
        (element) =>
          element.checkVisibility() &&
          getComputedStyle(element).display !== 'inline' &&
          !element.classList.contains('visually-hidden') &&
          element.getAttribute('tabindex') !== '-1',
      )
      .filter((element) => {
        const box = (
          element.matches('input') && element.closest('label') ? element.closest('label') : element
        )?.getBoundingClientRect();
        return box && box.width > 0 && (box.height < 24 || box.width < 24);
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );

/** Returns visible texts with a combined opacity below 0.9, one line each. */
export async function fadedTexts(page: Page): Promise<string[]> {
  await motionEnded(page);
  return page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        let opacity = 1;
        for (let at: Element | null = element; at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity);
        return opacity < 0.9;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Waits until the page has loaded, its sections are laid out and React has hydrated its islands. */
export async function afterLoad(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The first pointer movement loads React.
    dispatchEvent(new Event('pointermove'));
    return (
      document.readyState === 'complete' &&
      document.querySelector<HTMLElement>('body > footer')?.style.contentVisibility === 'visible' &&
      document.querySelector('[data-island]:not([data-island="booking"])') === null
    );
  });
}

/** Waits until all animations have ended, except endless, paused and scroll-driven ones. */
export async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const ends = ({ effect, playState, timeline }: Animation) =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (;;) {
      // Animations just requested start in a later frame.
      await frame();
      await frame();
      const moving = document.getAnimations().filter(ends);
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** Mimics Safari after 100 changes of the address within ten seconds. */
export const refuseAddresses = (page: Page) =>
  page.evaluate(() => {
    history.pushState = history.replaceState = () => {
      throw new DOMException('Attempt to use the history more than 100 times', 'SecurityError');
    };
  });

/**
 * Stops the clock installed by `page.clock.install()`: from here on only `page.clock.runFor` moves it, however slow the machine is. It
 * jumps five seconds first, since it cannot be stopped in the past.
 */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 5_000);

/** Stops timers of `length` ms from firing in pages opened from here on; `isTimerHeld` is set once there is one. */
export const holdTimers = (page: Page, length: number) =>
  page.addInitScript((held) => {
    const { setTimeout: later } = window;
    window.setTimeout = ((work: () => void, ms = 0) => {
      if (ms === held) Reflect.set(window, 'isTimerHeld', true);
      return later(work, ms === held ? 1e9 : ms);
    }) as typeof setTimeout;
  }, length);

/** Highest layout shift that swapping a fallback for its web font may cause. */
export const MAX_SHIFT = 0.001;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in a page before its own scripts: collects its layout shifts in `window.shifts`. */
function recordShifts(): void {
  const shifts: { value: number; what: string }[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      // A marquee's own movement counts as a shift once a font makes one of its names a pixel wider.
      const isMarquee = ({ node }: { node: Node | null }) =>
        node?.parentElement?.closest('[data-marquee]');
      if (hadRecentInput || (sources.length > 0 && sources.every(isMarquee))) continue;
      shifts.push({
        value,
        what: `${value.toFixed(5)} ${sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${previousRect.top},${previousRect.left} > ${currentRect.top},${currentRect.left}`).join('; ')}`,
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page and returns its layout shifts: the sum of the scores, and one line per shift with its elements and their positions. */
export async function layoutShifts(page: Page, path: string, settle: () => Promise<void>) {
  await page.addInitScript(recordShifts);
  await page.goto(at(path));
  await settle();
  await motionEnded(page);
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    // The observer learns of the last paint only after an idle moment.
    await new Promise((resolve) => requestIdleCallback(resolve));
    return Reflect.get(window, 'shifts') as { value: number; what: string }[];
  });
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    lines: shifts.map(({ what }) => what).join('\n'),
  };
}

/** Returns the width of the page in CSS pixels; if it exceeds the window's, the page scrolls sideways. */
export const scrollWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth);
