import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { launchChromium, launchFirefox } from './puppeteer-tab.ts';
import type { Launch } from './tab.ts';
import { launchWebkit } from './webdriver-tab.ts';

export interface Engine {
  name: string;
  /** What `launch` starts; undefined where this machine lacks it. */
  program: string | undefined;
  /** The packages of Debian and Ubuntu that bring it. */
  packages: string;
  launch: Launch;
}

/** The path of the first of some programs that a folder of PATH has. */
const onPath = (...names: string[]) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((file) => existsSync(file));

export const engines: readonly Engine[] = [
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
