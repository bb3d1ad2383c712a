import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { features } from '../content/features.ts';
import { isTranslated } from './translated.ts';

/** Empty collections: Astro warns at each request for one. */
const empty = new Set<string>();

/**
 * Returns the entries of a collection, sorted by `id` if the ids are numbers.
 * @param which `shown`: none if the feature of the collection is off; `translated`: of these the ones with a page in this
 * build's language; `all`: also the ones of a feature that is off
 */
export async function entries<Name extends CollectionKey>(
  name: Name,
  which: 'shown' | 'translated' | 'all' = 'shown',
): Promise<CollectionEntry<Name>[]> {
  const isOff = name in features && !features[name as keyof typeof features];
  if ((isOff && which !== 'all') || empty.has(name)) return [];
  const found = await getCollection(name);
  // In development an entry may be added at any time.
  if (found.length === 0 && !import.meta.env.DEV) empty.add(name);
  const number = ({ data }: { data: object }) => Number('id' in data && data.id);
  return found
    .filter((entry) => which !== 'translated' || isTranslated(entry))
    .sort((a, b) => number(a) - number(b) || 0);
}
