import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { features } from '../content/features.ts';

/** Collections that have no entry, which Astro reports each time somebody asks. */
const empty = new Set<string>();

/** The entries of a collection; none where its feature is off. */
export async function entries<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>[]> {
  const isOff = name in features && !features[name as keyof typeof features];
  if (isOff || empty.has(name)) return [];
  const found = await getCollection(name);
  // While writing, one may come at any time.
  if (found.length === 0 && !import.meta.env.DEV) empty.add(name);
  return found;
}
