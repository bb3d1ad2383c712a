import { existsSync } from 'node:fs';
import type { Loader, LoaderContext } from 'astro/loaders';
import { insightSlug } from './insight-slug.ts';
import { language, languages, textFolder } from './language.ts';
import { CONTENT } from './read.ts';
import type { Insight } from './schema/insight.ts';

type Store = LoaderContext['store'];
type Entry = Parameters<Store['set']>[0];

/** A translation as its original's file, from which its pictures are found. */
const asOriginal = (translation: Entry): Entry =>
  ({
    ...translation,
    filePath: translation.filePath?.replace(`${textFolder}/`, `${CONTENT}/`),
  }) as Entry;

/** The address of a case study without a slug comes from its title, and stays where that is translated. */
function atSameAddress(translation: Entry, original: Entry): Entry {
  if (original.data.type !== 'case-study') return translation;
  const slug = insightSlug(original.data as unknown as Insight, original.id);
  return { ...translation, data: { ...translation.data, slug } } as Entry;
}

/** A loader for the language of this build. @param load loads into a store that takes translations for their originals */
function loading(any: Loader, load: (context: LoaderContext, translated: Store) => Promise<void>) {
  if (languages.length === 1) return any;
  return {
    ...any,
    load: async (context: LoaderContext) => {
      const { store } = context;
      // What the build for another language has left there is no earlier version of an entry.
      store.clear();
      await load(context, { ...store, set: (entry) => store.set(asOriginal(entry)) });
    },
  };
}

export function translatedFolder(name: string, load: (folder: string) => Loader): Loader {
  const originals = load(`${CONTENT}/${name}`);
  return loading(originals, async (context, translated) => {
    await originals.load(context);
    const folder = `${textFolder}/${name}`;
    if (language.isDefault || !existsSync(folder)) return;
    const set: Store['set'] = (entry) => {
      const original = context.store.get(entry.id) as Entry | undefined;
      return original ? translated.set(atSameAddress(entry, original)) : false;
    };
    // The loader shall neither compare with the originals nor remove those it does not find.
    const store = { ...translated, set, get: () => undefined, keys: () => [], clear: () => {} };
    await load(folder).load({ ...context, store });
  });
}

export function translatedList(name: string, load: (file: string) => Loader): Loader {
  const own = `${textFolder}/${name}`;
  const loader = load(existsSync(own) ? own : `${CONTENT}/${name}`);
  return loading(loader, (context, store) => loader.load({ ...context, store }));
}
