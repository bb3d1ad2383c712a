import puppeteer, { ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { BROWSER_FLAGS } from '../../../tools/browser/chromium.ts';
import { findInPage, type Launch, WINDOW } from './tab.ts';

const launcher =
  (options: LaunchOptions): Launch =>
  async (executablePath) => {
    const browser = await puppeteer.launch({
      ...options,
      executablePath,
      defaultViewport: WINDOW,
    });
    const page = await browser.newPage();
    return {
      async open(url) {
        await page.goto(url);
      },
      run: (script, ...args) =>
        page.evaluate(script as (...args: unknown[]) => unknown, ...args) as Promise<never>,
      async click(selector, name) {
        const found = await page.evaluateHandle(findInPage, selector, name);
        if (!(found instanceof ElementHandle)) throw new Error(`No ${selector} is visible.`);
        await found.click();
      },
      type: (text) => page.keyboard.type(text),
      pressEscape: () => page.keyboard.press('Escape'),
      close: () => browser.close(),
    };
  };

/** Starts Firefox over WebDriver BiDi. */
export const launchFirefox = launcher({ browser: 'firefox' });

/** Starts Chromium over the Chrome DevTools Protocol. */
export const launchChromium = launcher({ browser: 'chrome', args: [...BROWSER_FLAGS] });
