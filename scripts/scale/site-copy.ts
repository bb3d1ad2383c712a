import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { article } from './articles.ts';

/** What a build reads, besides the packages: those are found in the project around the copy. */
const SOURCES = [
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
  'contract',
  'integrations',
  'public',
  'src',
] as const;
/** Read by their path below the working directory. */
const LINKED = 'node_modules/@fontsource-variable';
/** Finished pictures, so that each run begins with the same warm cache of the site's own ones. */
const CACHES = ['node_modules/.astro/assets', 'node_modules/.cache/share-pictures'] as const;

/**
 * Makes a copy of the site with generated articles beside its own insights. It must lie below the project, where Node
 * finds the packages.
 * @param folder emptied first
 * @param count generated articles
 * @throws where the site has not been built yet: pictures drawn for the first time would be measured too
 */
export async function copySite(folder: string, count: number): Promise<void> {
  const missing = CACHES.find((cache) => !existsSync(cache));
  if (missing) throw new Error(`${missing} is missing: run npm run build first`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(`${folder}/node_modules`, { recursive: true });
  for (const source of [...SOURCES, ...CACHES])
    await cp(source, `${folder}/${source}`, { recursive: true });
  await symlink(resolve(LINKED), `${folder}/${LINKED}`);
  for (let number = 0; number < count; number++) {
    const { path, text } = article(number);
    await writeFile(`${folder}/src/content/insights/${path}`, text);
  }
}
