import { projectPage as words } from '../../content/pages/project.ts';
import type { Project } from '../../content/schema/project.ts';

/** The row of facts under a case study's picture. */
export function projectFacts(project: Project) {
  const { facts } = words;
  return [
    { name: facts.client, value: project.testimonial.company },
    { name: facts.industry, value: project.industry },
    { name: facts.released, value: `${project.month} ${project.year}` },
    { name: facts.duration, value: project.duration },
    { name: facts.team, value: project.teamSize },
    { name: facts.budget, value: project.budget },
  ];
}

/** Links to what there is to see: on other sites, or on the page with the project's screens. */
export function projectLinks({ liveLink, githubLink }: Project) {
  const { links } = words;
  return [
    { label: liveLink?.startsWith('/') ? links.demo : links.live, href: liveLink },
    { label: links.repository, href: githubLink },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
}
