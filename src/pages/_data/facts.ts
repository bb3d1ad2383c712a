import { insightPage, projectPage } from '../../content/pages.ts';
import type { Insight } from '../../content/schema/insight.ts';
import type { Project } from '../../content/schema/project.ts';
import { industryName } from '../../model/project-industry.ts';
import { projectDate } from '../../seo/record-metadata.ts';

/** Returns name and value of each fact that has one, as ordered in `names`. */
const definedFacts = <Name extends string>(
  names: Readonly<Record<Name, string>>,
  values: Readonly<Partial<Record<Name, string | undefined>>> | undefined,
) =>
  (Object.entries(names) as [Name, string][]).flatMap(([key, name]) => {
    const value = values?.[key];
    return value ? [{ name, value }] : [];
  });

/** The row of facts under a project's picture. */
export const projectFacts = async (project: Project) =>
  definedFacts(projectPage.facts, {
    client: project.testimonial?.company,
    industry: await industryName(project.industry),
    released: projectDate(project),
    duration: project.duration,
    team: project.teamSize,
    budget: project.budget,
  });

export const insightFacts = (insight: Insight) =>
  definedFacts(insightPage.facts, insight.type === 'case-study' ? insight.facts : undefined);
