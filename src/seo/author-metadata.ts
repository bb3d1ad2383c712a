import { insights, pages } from '../content/pages.ts';
import type { Person } from '../content/schema/person.ts';
import { site } from '../content/site.ts';
import { pageAddress } from '../model/addresses.ts';
import { authorCopy, authorPath } from '../model/authors.ts';
import type { Byline } from '../model/byline.ts';
import { type PageMetadata, pageTitle } from './metadata.ts';
import { breadcrumbs, organizationReference } from './structured-data.ts';

/** The author in JSON-LD: a person of ours, known by their page; the agency; or the name of a fixed byline. */
export function authorNode({ author: { id, name } }: Byline): object {
  if (id)
    return {
      '@type': 'Person',
      '@id': pageAddress(`${authorPath(id)}#person`),
      name,
      url: pageAddress(authorPath(id)),
    };
  return site.insights.fixedByline ? { '@type': 'Person', name } : organizationReference;
}

export function authorMetadata(person: Person): PageMetadata {
  const { id, name, role, profiles } = person;
  const path = authorPath(id);
  return {
    title: pageTitle(insights.author.title, { name, role }),
    description: authorCopy(person).description,
    path,
    structuredData: [
      {
        '@type': 'Person',
        '@id': pageAddress(`${path}#person`),
        name,
        jobTitle: role,
        url: pageAddress(path),
        worksFor: organizationReference,
        ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
      },
      breadcrumbs(pages.insights, { name, path }),
    ],
  };
}
