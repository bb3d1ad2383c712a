import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { language } from './language.ts';
import { filesOnDisk, isReadFrom, type Reads, readRecords } from './records.ts';

/** Exposes `reads`, so that build/check-content.ts reads the same files. */
type ContentLoader = Loader & { reads: Reads };

/** Reads the entries of a collection in the language of this build; model/markdown reads the texts below their fields. */
export const contentLoader = (reads: Reads): ContentLoader => ({
  name: 'content',
  reads,
  load: async ({ store, parseData, generateDigest, config, watcher }) => {
    const root = fileURLToPath(config.root);
    const load = async () => {
      const gone = new Set(store.keys());
      for (const { id, file, value } of readRecords(filesOnDisk(), reads, language).records) {
        gone.delete(id);
        const data = Object(value);
        const digest = generateDigest(data);
        if (value === undefined || store.get(id)?.digest === digest) continue;
        // Paths of pictures are relative to the original.
        const parsed = await parseData({ id, data, filePath: `${root}${file}` });
        store.set({ id, digest, filePath: file, data: parsed });
      }
      for (const id of gone) store.delete(id);
    };
    await load();
    watcher?.on('all', (_event, path) => {
      // build/check-content.ts reports faults; until they are fixed the entry stays as it was.
      if (isReadFrom(reads, path)) load().catch(() => {});
    });
  },
});
