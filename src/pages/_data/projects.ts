import { projectPage as copy } from '../../content/pages.ts';
import { projectIndustries } from '../../content/project-industries.ts';
import type { Project } from '../../content/schema/project.ts';

/** The row of facts under a case study's picture. */
export function projectFacts(project: Project) {
  const { facts } = copy;
  return [
    { name: facts.client, value: project.testimonial.company },
    { name: facts.industry, value: projectIndustries[project.industry] },
    { name: facts.released, value: `${project.month} ${project.year}` },
    { name: facts.duration, value: project.duration },
    { name: facts.team, value: project.teamSize },
    { name: facts.budget, value: project.budget },
  ];
}

/** Links to what there is to see: on other sites, or on the page with the project's screens. */
export function projectLinks({ liveLink, githubLink }: Project) {
  const { links } = copy;
  return [
    { label: liveLink?.startsWith('/') ? links.demo : links.live, href: liveLink },
    { label: links.repository, href: githubLink },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
}
