import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';

/** Launch options of Playwright and Puppeteer. */
interface Chromium {
  /** Undefined if Playwright and Puppeteer find Chrome themselves. */
  executablePath?: string;
  channel?: 'chrome';
  args: string[];
  env: NodeJS.ProcessEnv;
}

const ROOT = join(import.meta.dirname, '../..');
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium');
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Mouse settings that Playwright passes in `--blink-settings`: ours would replace them. */
const MOUSE =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** Contacts only the site under test, and draws the same pixels on every machine. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];
// The shell doesn't know its connection, and would fetch lazy pictures from twice as far as an installed browser.
const BLINK = `--blink-settings=${MOUSE},lazyLoadingImageMarginPxUnknown=1250`;

/**
 * Unpacks the headless shell of npm, once for each version.
 * @returns its folder, or null if the package is not installed or doesn't support this machine
 */
function unpackedShell(): string | null {
  const isGlibc = process.platform === 'linux' && process.arch === 'x64';
  if (!isGlibc || !existsSync(join(PACKAGE, 'bin/chromium.br'))) return null;
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const folder = join(ROOT, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  const unpack = (name: string) => brotliDecompressSync(readFileSync(join(PACKAGE, 'bin', name)));
  writeFileSync(join(draft, 'chromium'), unpack('chromium.br'), { mode: 0o755 });
  // Libraries that a minimal Linux lacks (NSS).
  execFileSync('tar', ['-x', '-C', draft], { input: unpack('al2023.tar.br') });
  try {
    renameSync(draft, folder);
  } catch {
    // Another process was faster.
    rmSync(draft, { recursive: true });
  }
  return folder;
}

/**
 * Finds the Chromium of the tests, in this order: CHROMIUM_PATH, the headless shell of npm (Linux x64), one of the usual places, the
 * one of `npx playwright install chromium`, Playwright's Chrome. Fonts are those of fonts.conf if the system uses fontconfig.
 * @throws {Error} if CHROMIUM_PATH names no file
 */
export function findChromium(): Chromium {
  const env = { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted))
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  const shell = wanted ? null : unpackedShell();
  const args = [...BROWSER_FLAGS, BLINK];
  if (shell) {
    const executablePath = join(shell, 'chromium');
    return { executablePath, args, env: { ...env, LD_LIBRARY_PATH: join(shell, 'lib') } };
  }
  const places = [...PLACES, chromium.executablePath()];
  const executablePath = wanted ?? places.find((place) => existsSync(place));
  return { ...(executablePath ? { executablePath } : { channel: 'chrome' }), args, env };
}
