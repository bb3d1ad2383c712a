import { projectPage as copy } from '../../content/pages.ts';
import type { Project } from '../../content/schema/project.ts';
import { industryName } from '../../model/project-industry.ts';
import { projectDate } from '../../seo/record-metadata.ts';
import { toldFacts } from './facts.ts';

/** The row of facts under a case study's picture. */
export const projectFacts = async (project: Project) =>
  toldFacts(copy.facts, {
    client: project.testimonial?.company,
    industry: await industryName(project.industry),
    released: projectDate(project),
    duration: project.duration,
    team: project.teamSize,
    budget: project.budget,
  });
