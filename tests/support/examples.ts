import { join } from 'node:path';
import { features } from '../../src/content/features.ts';
import { insightKinds } from '../../src/content/insight-lists.ts';
import { home } from '../../src/content/pages.ts';
import { firstAmount } from '../../src/content/schema/budget.ts';
import type { Project } from '../../src/content/schema/project.ts';
import type { Service } from '../../src/content/schema/service.ts';
import { site } from '../../src/content/site.ts';
import { isCutout } from '../../src/model/cutout.ts';
import { html, json, proseOf } from './built-site.ts';
import { markdown, names, records, yaml } from './content.ts';
import { pagesBelow } from './page-kinds.ts';

const insights = insightKinds.flatMap(({ id }) => pagesBelow(`/insights/${id}/`));
const prose = (path: string) => proseOf(html(path));
/** Projects in the site's order. */
export const sortedProjects = records<Project>('projects').sort((a, b) => a.id - b.id);
export const services = records<
  Pick<Service, 'id' | 'title' | 'name' | 'path' | 'canonicalPath' | 'img' | 'heroImage'>
>('services').sort((a, b) => a.id - b.id);
const [firstService, secondService] = services;
const pictured = services.flatMap(({ img, heroImage }) => img ?? heroImage ?? []);
const cutouts = await Promise.all(
  pictured.map(({ src }) =>
    isCutout(join(import.meta.dirname, `../../src/content/services/${src}`)),
  ),
);

/** Services and industries of projects and case studies; empty unless a case study states its budget (src/model/cases.ts). */
function cases() {
  type Head = Pick<Project, 'services' | 'industry'> & { facts?: { budget?: string } };
  const studies = names('insights/case-study', '.md').map((file) => markdown<Head>(file).head);
  return studies.some(({ facts }) => firstAmount(facts?.budget ?? ''))
    ? [...studies, ...sortedProjects]
    : [];
}
const caseServices = new Set(cases().flatMap(({ services }) => services));
const caseIndustries = new Set(cases().flatMap(({ industry }) => industry ?? []));
const times = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Returns the words of six letters and more in the search texts, each with the pages that contain it. */
function searchedWords(): Map<string, string[]> {
  const pages: { path: string }[] = features.search ? json('search-index.json') : [];
  const texts: string[] = features.search ? json('search-text.json') : [];
  const found = new Map<string, string[]>();
  for (const [index, { path }] of pages.entries())
    for (const [word] of new Set(texts[index]?.toLowerCase().match(/\p{L}{6,}/gu)).entries())
      found.set(word, [...(found.get(word) ?? []), path]);
  return found;
}
const words = [...searchedWords()];

/**
 * Pages, records and words that some tests need and not every site has: the first match, or undefined. The tests that need a missing
 * one are skipped with a message (`needed` in site.ts).
 */
export const examples = {
  turntable:
    (home.turntable &&
      home.services &&
      cutouts.length >= 6 &&
      cutouts.length === services.length &&
      cutouts.every(Boolean)) ||
    undefined,
  'picture of a service': pictured[0],
  'list of cases': cases().length > 0 || undefined,
  'table of services and industries':
    (caseServices.size > 1 && caseIndustries.size > 1) || undefined,
  insight: insights.find((path) => path.startsWith('/insights/article/')) ?? insights[0],
  'insight with code and a link in its text': insights.find(
    (path) => prose(path).includes('<pre') && /<p>(?:(?!<\/p>).)*<a href="http/s.test(prose(path)),
  ),
  'insight with four sections': insights.find((path) => times(prose(path), /<h2/g) > 3),
  service: services.find(({ canonicalPath }) => !canonicalPath),
  'two services':
    firstService && secondService ? ([firstService, secondService] as const) : undefined,
  'service with a picture': services.find(({ img, heroImage }) => img || heroImage),
  project: sortedProjects[0],
  'booking on the contact page': features.booking || undefined,
  'estimator of our own': features.estimator || undefined,
  'search of its own': features.search || undefined,
  comments: features.comments || undefined,
  'display settings': features.displaySettings || undefined,
  'cursor follower': features.cursorFollower || undefined,
  'project with a film': sortedProjects.find(({ video }) => video),
  'calendar of our own':
    (features.booking &&
      !site.bookingUrl &&
      site.form.endpoint.startsWith('/') &&
      Object.values(site.booking.hours).some(({ length }) => length > 0)) ||
    undefined,
  'client logos': yaml<unknown[]>('clients.yaml')[0],
  'questions and answers': yaml<unknown[]>('faq.yaml').length > 1 || undefined,
  carousel:
    (home.projects && sortedProjects.some(({ featured }) => featured)) ||
    (home.testimonials && yaml<unknown[]>('testimonials.yaml').length > 0) ||
    undefined,
  'word that stands in one insight alone': words.find(
    ([, pages]) => pages.length === 1 && insights.includes(pages[0] ?? ''),
  ),
  'word that stands on four pages': words.find(([, pages]) => pages.length > 3)?.[0],
};
export type Examples = typeof examples;
