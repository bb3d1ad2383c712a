import puppeteer, { ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { BROWSER_FLAGS } from '../../../tools/browser/chromium.ts';
import { findInPage, type Launch, recordInPage, type Tab, takeFaults } from './tab.ts';

/** Starts Firefox, driven by WebDriver BiDi. */
export const launchFirefox: Launch = (executablePath, site, scheme) =>
  launch(site, {
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    },
  });

/** Starts Chromium, driven by its own protocol. */
export const launchChromium: Launch = (executablePath, site, scheme) =>
  launch(site, {
    browser: 'chrome',
    executablePath,
    args: [...BROWSER_FLAGS, `--blink-settings=preferredColorScheme=${scheme === 'dark' ? 0 : 1}`],
  });

async function launch(site: string, options: LaunchOptions): Promise<Tab> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  await page.evaluateOnNewDocument(recordInPage);
  return {
    async open(path) {
      await page.goto(site + path);
    },
    run: (script, ...args) =>
      page.evaluate(script as (...args: unknown[]) => unknown, ...args) as Promise<never>,
    async click(selector, name) {
      const found = await page.evaluateHandle(findInPage, selector, name);
      if (!(found instanceof ElementHandle)) throw new Error(`No ${selector} is visible.`);
      await found.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    faults: async () => [...failed.splice(0), ...(await page.evaluate(takeFaults))],
    close: () => browser.close(),
  };
}
