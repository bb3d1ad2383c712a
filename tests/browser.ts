import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium or Chrome on this machine: CHROMIUM_PATH, else the usual places.
 * @throws with the one line that installs it
 */
export function findBrowser(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted))
    throw new Error(`CHROMIUM_PATH names ${wanted}, and there is no such file.`);
  const found = wanted ?? PLACES.find((place) => existsSync(place));
  if (!found) {
    throw new Error(
      'The browser tests need Chromium or Chrome. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium) or set CHROMIUM_PATH.',
    );
  }
  return found;
}

/** Flags under which a headless browser asks nobody but the site under test. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
