import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writePseudoLanguage } from './pseudo-language.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const COPIED = ['astro.config.ts', 'package.json', 'tsconfig.json', 'build', 'public', 'src'];

/** A language that the scratch site has besides its own. */
export interface Pseudo {
  /** BCP 47. */
  tag: string;
  /** Names below src/content/ of records that it leaves in the default language. */
  leftOut?: readonly string[];
}

/** The language of the copy, whatever the project's own is: none of those that it gets besides. */
export const DEFAULT_TAG = 'en-GB';

/** A copy of the project in further languages. Pictures that were made for the project are not made again. */
export function scratchSite(languages: readonly Pseudo[]): string {
  const site = mkdtempSync(join(tmpdir(), 'languages-'));
  const assets = join(ROOT, 'src/assets');
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(site, name), {
      recursive: true,
      filter: (source) => source !== assets,
    });
  symlinkSync(assets, join(site, 'src/assets'));
  const modules = join(ROOT, 'node_modules');
  mkdirSync(join(site, 'node_modules/.astro'), { recursive: true });
  mkdirSync(join(modules, '.astro/assets'), { recursive: true });
  symlinkSync(join(modules, '.astro/assets'), join(site, 'node_modules/.astro/assets'));
  for (const name of readdirSync(modules))
    if (name !== '.astro' && name !== '.cache')
      symlinkSync(join(modules, name), join(site, 'node_modules', name));
  const file = join(site, 'src/content/site.yaml');
  const tags = languages.map(({ tag }) => tag).join(', ');
  const own = readFileSync(file, 'utf8').replace(/^language: .*$/m, `language: ${DEFAULT_TAG}`);
  writeFileSync(file, `${own}\nlanguages: [${tags}]\n`);
  for (const { tag, leftOut } of languages)
    writePseudoLanguage(site, new Intl.Locale(tag).language, leftOut);
  return site;
}

/** Builds the copy, at an address of its own where one is given; returns the status of the build and what it said. */
export function build(site: string, address?: string) {
  const astro = join(site, 'node_modules/astro/bin/astro.mjs');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    ...(address && { SITE_URL: address }),
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: site,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

export const remove = (site: string) => rmSync(site, { recursive: true, force: true });
