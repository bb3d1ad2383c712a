import type { Project } from '../content/schema/project.ts';
import { type PageMetadata, pageTitle } from './metadata.ts';
import { absolute, breadcrumbs, organizationReference } from './structured-data.ts';

/** Metadata of a case study (schema.org CreativeWork). */
export function projectMetadata(project: Project): PageMetadata {
  const { title, industry, seoDescription, link, year, month, tags } = project;
  return {
    title: pageTitle(`${title}: a case study in ${industry}`),
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
      breadcrumbs({ name: 'Projects', path: '/projects' }, { name: title, path: link }),
    ],
  };
}
