import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { engines } from '../engines/engines.ts';
import { proofs } from '../proof/proofs.ts';
import { postgresPrograms } from '../service/postgres-cluster.ts';
import { findChromium } from './chromium.ts';

/** The first line of an error: the rest is the log of a browser. */
const firstLine = (error: unknown) => String(error).split('\n')[0];

async function browser(): Promise<string | null> {
  try {
    const started = await chromium.launch(findChromium());
    await started.close();
    return null;
  } catch (error) {
    return (
      `The browser tests need Chromium or Chrome: ${firstLine(error)}\n` +
      'Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask google-chrome) ' +
      'or set CHROMIUM_PATH to its program.'
    );
  }
}

function postgres(): string | null {
  const folder = postgresPrograms();
  if (!folder) return null;
  try {
    execFileSync(join(folder, 'initdb'), ['--version'], { stdio: 'ignore' });
    return null;
  } catch (error) {
    return `PostgreSQL in ${folder} does not start: ${firstLine(error)}`;
  }
}

const port = (number: number) =>
  new Promise<string | null>((resolve) => {
    const probe = createServer();
    probe.once('error', ({ message }) =>
      resolve(`The browser tests need port ${number}: ${message}. E2E_PORT names another one.`),
    );
    probe.listen(number, 'localhost', () => probe.close(() => resolve(null)));
  });

/** What the tests cannot do without, started once. @returns a message with its remedy for each part that does not start */
export async function missing(): Promise<string[]> {
  const answers = [await browser(), postgres(), await port(Number(process.env.E2E_PORT ?? 4399))];
  return answers.filter((answer) => answer !== null);
}

/** What this machine lacks, with the number of tests that are skipped for want of it. */
export function skipped(): string[] {
  const lacking = proofs.map(({ lacks }) => lacks?.()).filter((what) => typeof what === 'string');
  const reasons = Map.groupBy(lacking, (what) => what);
  return [
    ...[...reasons].map(
      ([reason, { length }]) => `${length} proofs of the form service: ${reason}`,
    ),
    ...engines
      .filter(({ program }) => !program)
      .map(({ name, packages }) => `the journey in ${name}: sudo apt-get install ${packages}`),
  ];
}
