import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { launchChromium, launchFirefox } from './puppeteer-tab.ts';
import { launchWebkit } from './webdriver-tab.ts';

const onPath = (...names: string[]) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((file) => existsSync(file));

/** `program` is the path that `launch` runs, undefined if not installed; `packages` are its Debian and Ubuntu packages. */
export const engines = [
  {
    name: 'Chromium',
    program: onPath('chromium', 'google-chrome'),
    packages: 'chromium',
    launch: launchChromium,
  },
  {
    name: 'Firefox',
    program: onPath('firefox-esr', 'firefox'),
    packages: 'firefox-esr',
    launch: launchFirefox,
  },
  {
    name: 'WebKit',
    program: onPath('Xvfb') && onPath('WebKitWebDriver'),
    packages: 'webkit2gtk-driver xvfb',
    launch: launchWebkit,
  },
];
