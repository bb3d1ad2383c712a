import { getCollection } from 'astro:content';

/** The name of a project's industry. @throws where there is none, which build/check-content.ts reports before a build */
export async function industryName(id: string): Promise<string> {
  const isNamed = (one: { id: string }) => one.id === id;
  // getEntry would report each name that is not in the first of them.
  const entry =
    (await getCollection('industries', isNamed))[0] ??
    (await getCollection('projectIndustries', isNamed))[0];
  if (!entry) throw new Error(`a project names the industry "${id}", which no content file has`);
  return entry.data.name;
}
