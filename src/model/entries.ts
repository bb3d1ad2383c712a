import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { features } from '../content/features.ts';
import { isTranslated } from './translated.ts';

/** Collections that have no entry, which Astro reports each time somebody asks. */
const empty = new Set<string>();

/**
 * The entries of a collection, by the numbers in their `id` where these are numbers.
 * @param which `shown`: none where the feature of the collection is off; `translated`: of these the ones that have a page in this
 * build's language; `all`: those of a feature that is off, too
 */
export async function entries<Name extends CollectionKey>(
  name: Name,
  which: 'shown' | 'translated' | 'all' = 'shown',
): Promise<CollectionEntry<Name>[]> {
  const isOff = name in features && !features[name as keyof typeof features];
  if ((isOff && which !== 'all') || empty.has(name)) return [];
  const found = await getCollection(name);
  // While writing, one may come at any time.
  if (found.length === 0 && !import.meta.env.DEV) empty.add(name);
  const number = ({ data }: { data: object }) => Number('id' in data && data.id);
  return found
    .filter((entry) => which !== 'translated' || isTranslated(entry))
    .sort((a, b) => number(a) - number(b) || 0);
}
