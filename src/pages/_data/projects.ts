import { projectPage as copy } from '../../content/pages.ts';
import type { Project } from '../../content/schema/project.ts';
import { industryName } from '../../model/project-industry.ts';
import { projectDate } from '../../seo/record-metadata.ts';

/** The row of facts under a case study's picture; what a project does not tell is left out. */
export async function projectFacts(project: Project) {
  const { facts } = copy;
  return [
    { name: facts.client, value: project.testimonial?.company },
    { name: facts.industry, value: await industryName(project.industry) },
    { name: facts.released, value: projectDate(project) },
    { name: facts.duration, value: project.duration },
    { name: facts.team, value: project.teamSize },
    { name: facts.budget, value: project.budget },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** Links to what there is to see: on other sites, or on the page with the project's screens. */
export function projectLinks({ liveLink, githubLink }: Project) {
  const { links } = copy;
  return [
    { label: liveLink?.startsWith('/') ? links.demo : links.live, href: liveLink },
    { label: links.repository, href: githubLink },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
}
