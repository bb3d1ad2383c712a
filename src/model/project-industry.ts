import { entries } from './entries.ts';

/** Returns the name of a project's industry. @throws if there is none, which build/check-content.ts reports before a build */
export async function industryName(id: string): Promise<string> {
  // Projects name their industry even if the pages of industries are off.
  const all = [...(await entries('industries', 'all')), ...(await entries('projectIndustries'))];
  const entry = all.find((one) => one.id === id);
  if (!entry) throw new Error(`a project names the industry "${id}", which no content file has`);
  return entry.data.name;
}
