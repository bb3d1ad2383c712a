import { pages, projectPage } from '../content/pages.ts';
import { projectIndustries } from '../content/project-industries.ts';
import type { Project } from '../content/schema/project.ts';
import { type PageMetadata, pageTitle } from './metadata.ts';
import { absolute, breadcrumbs, organizationReference } from './structured-data.ts';

/** Metadata of a case study (schema.org CreativeWork). */
export function projectMetadata(project: Project): PageMetadata {
  const { title, industry, seoDescription, link, year, month, tags } = project;
  return {
    title: pageTitle(projectPage.title, { title, industry: projectIndustries[industry] }),
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
        temporal: `${month} ${year}`,
        creator: organizationReference,
      },
      breadcrumbs(pages.projects, { name: title, path: link }),
    ],
  };
}
