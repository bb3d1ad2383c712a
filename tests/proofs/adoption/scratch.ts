import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** Returns the project's files, relative to its folder: tracked, or untracked and not ignored. */
function ownFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return list.split('\0').filter((file) => file && existsSync(join(ROOT, file)));
}

/** Links each package, so that copies don't share build caches. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!/^\.(?:astro|cache|vite)/.test(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, name));
}

/** Copies the project, plus the given files or folders, to a temporary folder. */
export function copyWith(...more: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const file of [...ownFiles(), ...more]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { recursive: true, verbatimSymlinks: true });
  }
  return folder;
}

/** Copies the project and links its packages, as after a download and npm install. */
export function scratchCopy(): string {
  const folder = copyWith();
  linkPackages(join(folder, 'node_modules'));
  return folder;
}

export type Outcome = ReturnType<typeof run>;

/** Runs a program (Node by default) in a folder, with a minimal environment plus `env`. */
export function run(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
  program = process.execPath,
) {
  const { PATH = '', HOME = '', CHROMIUM_PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: {
      PATH: `${join(folder, 'node_modules/.bin')}:${PATH}`,
      HOME,
      ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      ...env,
    },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: stdout + stderr };
}

/** Builds a copy, at `address` if given. */
export const build = (folder: string, address?: string) =>
  run(folder, ['node_modules/astro/bin/astro.mjs', 'build'], {
    NODE_ENV: 'production',
    ...(address && { SITE_URL: address }),
  });
