import { readsOf } from '../../build/validate/read-collections.ts';
import { CONTENT } from '../../src/content/read.ts';
import { filesOnDisk, type ProjectFiles } from '../../src/content/records.ts';
import { collections } from '../../src/content.config.ts';
import { inLanguage, readPack } from '../new/new-language.ts';
import { leaves, overlaid, withFields } from '../yaml/edit-yaml.ts';

const templates = filesOnDisk(`${import.meta.dirname}/neutral`);

/** True if the neutral set is complete in a language. In others it is in English, with the texts of their packs. */
export const hasNeutralSet = (code: string) => templates.exists(`${code}/overlays/pages/home.yaml`);

/**
 * Returns a neutral set that replaces the demo's content: new texts by file, `null` to remove it. Records of `npm run new` stay.
 * @param code language code of the texts
 */
export function neutralContent(files: ProjectFiles, code = 'en'): Map<string, string | null> {
  const changes = new Map<string, string | null>();
  for (const collection of Object.keys(collections)) {
    const reads = readsOf(collections, collection);
    if ('list' in reads) changes.set(`${CONTENT}/${reads.list}`, '[]\n');
    else
      for (const name of files.list(`${CONTENT}/${reads.folder}`)) {
        const file = `${CONTENT}/${reads.folder}/${name}`;
        if (!/\.(?:yaml|md)$/.test(name) || !files.read(file).includes('# New record: '))
          changes.set(file, null);
      }
  }
  // Lists without an entry are the same in all languages.
  for (const folder of ['lists', `${hasNeutralSet(code) ? code : 'en'}/content`])
    for (const name of templates.list(folder))
      changes.set(`${CONTENT}/${name}`, templates.read(`${folder}/${name}`));
  const pages = files.list(CONTENT).filter((name) => /^(?:pages\/)?[^/]+\.yaml$/.test(name));
  // Texts that a language lacks stay in English.
  for (const one of new Set(['en', code])) {
    const { words, facts } = readPack(one);
    for (const name of pages) {
      const file = `${CONTENT}/${name}`;
      const [key, overlay] = [name.replace(/\.yaml$/, ''), `${one}/overlays/${name}`];
      const worded = inLanguage(changes.get(file) ?? files.read(file), words[key]);
      const text = withFields(worded, leaves(facts[key] ?? {}));
      changes.set(file, templates.exists(overlay) ? overlaid(text, templates.read(overlay)) : text);
    }
  }
  return changes;
}
