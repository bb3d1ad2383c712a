import { pages, projectPage } from '../content/pages.ts';
import type { Project } from '../content/schema/project.ts';
import { type PageMetadata, pageTitle } from './metadata.ts';
import { industryName } from './project-industry.ts';
import { absolute, breadcrumbs, organizationReference } from './structured-data.ts';

/** When a project was released, as far as its record tells. */
export const projectDate = ({ month, year }: Pick<Project, 'month' | 'year'>) =>
  year && [month, year].filter(Boolean).join(' ');

/** Metadata of a case study (schema.org CreativeWork). */
export async function projectMetadata(project: Project): Promise<PageMetadata> {
  const { title, industry, seoDescription, link, tags } = project;
  return {
    title: pageTitle(projectPage.title, { title, industry: await industryName(industry) }),
    description: seoDescription,
    path: link,
    type: 'article',
    structuredData: [
      {
        '@type': 'CreativeWork',
        '@id': absolute(`${link}#work`),
        name: title,
        description: project.details,
        url: absolute(link),
        keywords: tags,
        temporal: projectDate(project),
        creator: organizationReference,
      },
      breadcrumbs(pages.projects, { name: title, path: link }),
    ],
  };
}
