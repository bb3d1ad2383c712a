import { getEntry } from 'astro:content';

/**
 * The name of a project's industry: its page's, or that of project-industries.yaml.
 * @throws where neither has the id, which integrations/check-content.ts reports before a build
 */
export async function industryName(id: string): Promise<string> {
  const entry = (await getEntry('industries', id)) ?? (await getEntry('projectIndustries', id));
  if (!entry) throw new Error(`a project names the industry "${id}", which no content file has`);
  return entry.data.name;
}
