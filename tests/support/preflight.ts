import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser/chromium.ts';
import { postgresPrograms, postgresUser } from '../service/postgres-cluster.ts';

/** Returns an error's first line, without the browser's log. */
const firstLine = (error: unknown) => String(error).split('\n')[0];

/** Returns why no browser starts, with the remedy, or null. */
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

/** Returns why PostgreSQL does not run here, with the remedy, or null. An earlier stage installs npm's if there is none. */
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
