import { readsOf } from '../../build/validate/read-collections.ts';
import { CONTENT } from '../../src/content/read.ts';
import { filesOnDisk, type ProjectFiles } from '../../src/content/records.ts';
import { collections } from '../../src/content.config.ts';
import { overlaid } from '../yaml/edit-yaml.ts';

const templates = filesOnDisk(`${import.meta.dirname}/neutral`);

/** A neutral set in place of the demo's content: files with new texts, `null` for one that goes. Records of `npm run new` stay. */
export function neutralContent(files: ProjectFiles): Map<string, string | null> {
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
  // What the page about this website shows was measured on the demo.
  for (const name of files.list(`${CONTENT}/figures`))
    changes.set(`${CONTENT}/figures/${name}`, null);
  for (const name of templates.list('content'))
    changes.set(`${CONTENT}/${name}`, templates.read(`content/${name}`));
  for (const name of templates.list('overlays')) {
    const file = `${CONTENT}/${name}`;
    changes.set(file, overlaid(files.read(file), templates.read(`overlays/${name}`)));
  }
  return changes;
}
