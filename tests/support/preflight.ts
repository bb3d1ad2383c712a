import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/chromium.ts';
import { postgresPrograms, postgresUser } from '../service/postgres-cluster.ts';

/** The first line of an error: the rest is the log of a browser. */
const firstLine = (error: unknown) => String(error).split('\n')[0];

/** What the browser tests lack, with its remedy: a browser that starts. */
export async function lackingBrowser(): Promise<string | null> {
  try {
    const started = await chromium.launch(findChromium());
    await started.close();
    return null;
  } catch (error) {
    return (
      `It needs Chromium or Chrome: ${firstLine(error)} ` +
      'Run npx playwright install chromium, or install it (Debian, Ubuntu: sudo apt-get install chromium; ' +
      'macOS: brew install --cask google-chrome), or set CHROMIUM_PATH to its program.'
    );
  }
}

/** What PostgreSQL lacks here, with its remedy; where npm has one for this machine, the stage before installs it. */
export function lackingPostgres(): string | null {
  const folder = postgresPrograms();
  if (!folder) return null;
  try {
    execFileSync(join(folder, 'initdb'), ['--version'], { stdio: 'ignore', ...postgresUser() });
    return null;
  } catch (error) {
    return `PostgreSQL in ${folder} does not start: ${firstLine(error)} Install it (Debian, Ubuntu: sudo apt-get install postgresql), or do not run the tests as root.`;
  }
}
