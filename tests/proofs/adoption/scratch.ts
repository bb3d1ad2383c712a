import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** The files of the project that belong to it, from its folder: what git knows or would take. */
function ownFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return list.split('\0').filter((file) => file && existsSync(join(ROOT, file)));
}

/** Links the packages into a folder of its own, so that caches of builds are not shared. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!/^\.(?:astro|cache|vite)/.test(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, name));
}

/** A copy of the project in a temporary folder, with files or folders besides its own. */
export function copyWith(...more: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const file of [...ownFiles(), ...more]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file), { recursive: true, verbatimSymlinks: true });
  }
  return folder;
}

/** A copy of the project, as somebody has it who downloaded it and installed the packages. */
export function scratchCopy(): string {
  const folder = copyWith();
  linkPackages(join(folder, 'node_modules'));
  return folder;
}

/** What a command said and how it ended. */
export interface Outcome {
  status: number | null;
  output: string;
}

/** Runs a program, by default Node, in a folder, with nothing but the bare environment and what is given. */
export function run(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
  program = process.execPath,
): Outcome {
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
