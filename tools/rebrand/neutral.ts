import { CONTENT, filesOnDisk, type ProjectFiles } from '../../build/validate/read-collections.ts';
import { overlaid } from '../yaml/edit-yaml.ts';

const templates = filesOnDisk(`${import.meta.dirname}/neutral`);

const RECORDS = [
  'services',
  'industries',
  'projects',
  'insights',
  'policies',
  'own-pages',
] as const;

/** A neutral set in place of the demo's content: files with new texts, `null` for one that goes. Records of `npm run new` stay. */
export function neutralContent(files: ProjectFiles): Map<string, string | null> {
  const changes = new Map<string, string | null>();
  for (const folder of RECORDS)
    for (const name of files.list(`${CONTENT}/${folder}`)) {
      const file = `${CONTENT}/${folder}/${name}`;
      if (!/\.(?:yaml|md)$/.test(name) || !files.read(file).includes('# New record: '))
        changes.set(file, null);
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
