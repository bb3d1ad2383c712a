import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, scratchCopy } from '../../proofs/adoption/scratch.ts';
import { writePseudoLanguage } from './pseudo-language.ts';

/** A language to add to the scratch site. */
interface Pseudo {
  /** BCP 47. */
  tag: string;
  /** Names below src/content/ of records that stay in the default language. */
  leftOut?: readonly string[];
}

/** Language of the copy, whatever the project's is; differs from the added ones. */
export const DEFAULT_TAG = 'en-GB';

/** Copies the project and adds languages. Shares the project's finished pictures instead of making them again. */
export function scratchSite(languages: readonly Pseudo[]): string {
  const site = scratchCopy();
  const pictures = 'node_modules/.astro/assets';
  for (const folder of [join(site, 'node_modules/.astro'), join(ROOT, pictures)])
    mkdirSync(folder, { recursive: true });
  symlinkSync(join(ROOT, pictures), join(site, pictures));
  const file = join(site, 'src/content/site.yaml');
  const tags = languages.map(({ tag }) => tag).join(', ');
  const own = readFileSync(file, 'utf8')
    .replace(/^language: .*$/m, `language: ${DEFAULT_TAG}`)
    .replace(/^languages:.*\n(?:[ -].*\n)*/m, '');
  writeFileSync(file, `${own}\nlanguages: [${tags}]\n`);
  for (const { tag, leftOut } of languages)
    writePseudoLanguage(site, new Intl.Locale(tag).language, leftOut);
  return site;
}

export const remove = (site: string) => rmSync(site, { recursive: true, force: true });
