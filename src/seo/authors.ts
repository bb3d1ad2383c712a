import { getCollection } from 'astro:content';
import { insights as copy, pages } from '../content/pages.ts';
import type { Person } from '../content/schema/person.ts';
import { site } from '../content/site.ts';
import type { Byline } from '../lib/byline.ts';
import { fillIn } from '../lib/fill-in.ts';
import { allInsights } from './insights.ts';
import { type PageMetadata, pageTitle } from './metadata.ts';
import { breadcrumbs, organizationReference, pageAddress } from './structured-data.ts';

/** Address of the page of one of people.yaml. */
export const authorPath = (id: string) => `${pages.insights.path}/author/${id}`;

/** Those who have a page: whom a byline names. Nobody under a fixed byline. */
export async function listedAuthors() {
  const insights = await allInsights();
  return (await getCollection('people')).flatMap(({ id, data: person, filePath }) => {
    const pieces = insights.filter(({ byline }) => byline.author.id === id);
    return pieces.length > 0 ? [{ person, pieces, path: authorPath(id), filePath }] : [];
  });
}

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

/** What the page of an author says about them. */
export function authorCopy({ name, role }: Person) {
  const values = { name, role, brand: site.name };
  const { title, ...words } = copy.author;
  return {
    title: pageTitle(title, values),
    description: fillIn(words.description, values),
    text: fillIn(words.text, values),
    pieces: fillIn(words.pieces, values),
  };
}

/** Metadata of the page of an author (schema.org Person). */
export function authorMetadata(person: Person): PageMetadata {
  const { id, name, role, profiles } = person;
  const path = authorPath(id);
  const { title, description } = authorCopy(person);
  return {
    title,
    description,
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
