import { pages, projectPage } from '../content/pages.ts';
import { months, type Project } from '../content/schema/project.ts';
import { site } from '../content/site.ts';
import { pageAddress } from '../model/addresses.ts';
import { industryName } from '../model/project-industry.ts';
import { type PageMetadata, pageTitle } from './metadata.ts';
import { breadcrumbs, organizationReference } from './structured-data.ts';

export function projectDate({ month, year }: Pick<Project, 'month' | 'year'>) {
  if (!year || !month) return year && String(year);
  const format = new Intl.DateTimeFormat(site.language, { month: 'long', year: 'numeric' });
  return format.format(new Date(year, months.indexOf(month)));
}

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
        '@id': pageAddress(`${link}#work`),
        name: title,
        description: project.details,
        url: pageAddress(link),
        keywords: tags,
        temporal: projectDate(project),
        creator: organizationReference,
      },
      breadcrumbs(pages.projects, { name: title, path: link }),
    ],
  };
}
