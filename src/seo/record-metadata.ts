import { industryPage, pages, projectPage, titlePattern } from '../content/pages.ts';
import { currency, priceOf } from '../content/prices.ts';
import type { Industry } from '../content/schema/industry.ts';
import { months, type Project } from '../content/schema/project.ts';
import type { Service } from '../content/schema/service.ts';
import { site } from '../content/site.ts';
import { pageAddress } from '../model/addresses.ts';
import type { Byline } from '../model/byline.ts';
import type { ListedInsight } from '../model/insights.ts';
import { servicePath } from '../model/pages.ts';
import { industryName } from '../model/project-industry.ts';
import { type PageMetadata, pageTitle } from './metadata.ts';
import { breadcrumbs, organizationReference } from './structured-data.ts';

/** Returns the JSON-LD node that the page at a path is about. */
const nodeAt = (path: string, id: string, node: object) => ({
  '@id': pageAddress(`${path}#${id}`),
  url: pageAddress(path),
  ...node,
});

/** The author in JSON-LD: the agency itself, or a person. */
const authorNode = ({ author: name, profile }: Byline) =>
  name === site.name
    ? organizationReference
    : { '@type': 'Person', name, ...(profile && { url: pageAddress(profile) }) };

/** Returns the instant at which a day begins for the agency (ISO 8601, with the offset of its zone). */
const startOf = (day: string) =>
  Temporal.PlainDate.from(day).toZonedDateTime(site.timeZone).toString({ timeZoneName: 'never' });

export const industryMetadata = ({ name, path, seo }: Industry): PageMetadata => ({
  title: pageTitle(industryPage.title, { industry: name }),
  ogTitle: pageTitle(titlePattern, { title: name }),
  description: seo.description,
  path,
  structuredData: [breadcrumbs(pages.industries, { name, path })],
});

export function insightMetadata(insight: ListedInsight): PageMetadata {
  const { path, description, share, markdown, category, byline } = insight;
  const { title, seoTitle, type } = insight.data;
  const { published, revised: updated = published } = byline;
  const node = {
    '@type': type === 'blog' ? 'BlogPosting' : 'Article',
    headline: title,
    description,
    image: pageAddress(share),
    datePublished: startOf(published),
    dateModified: startOf(updated),
    articleSection: category.name,
    author: authorNode(byline),
    publisher: organizationReference,
  };
  return {
    title: seoTitle ?? pageTitle(titlePattern, { title }),
    description,
    path,
    share,
    markdown,
    type: 'article',
    published,
    updated,
    structuredData: [
      nodeAt(path, 'article', node),
      breadcrumbs(pages.insights, { name: title, path }),
    ],
  };
}

export function projectDate({ month, year }: Pick<Project, 'month' | 'year'>) {
  if (!year || !month) return year?.toString();
  const format = new Intl.DateTimeFormat(site.language, { month: 'long', year: 'numeric' });
  return format.format(new Date(year, months.indexOf(month)));
}

/** Metadata of a case study (schema.org CreativeWork). */
export async function projectMetadata(project: Project): Promise<PageMetadata> {
  const { title, industry, seoDescription, link: path, details, tags, month, year } = project;
  const node = {
    '@type': 'CreativeWork',
    name: title,
    description: details,
    keywords: tags,
    // schema.org requires an ISO 8601 date: a year, or a year and a month.
    dateCreated:
      month && year
        ? `${year}-${`${months.indexOf(month) + 1}`.padStart(2, '0')}`
        : year?.toString(),
    creator: organizationReference,
  };
  return {
    title: pageTitle(projectPage.title, { title, industry: await industryName(industry) }),
    description: seoDescription,
    path,
    type: 'article',
    structuredData: [
      nodeAt(path, 'work', node),
      breadcrumbs(pages.projects, { name: title, path }),
    ],
  };
}

/** UN/CEFACT codes for the unit of a price. */
const UNIT_CODES = { hour: 'HUR', day: 'DAY', month: 'MON' } as const;

/** Minimum and maximum price of a service (schema.org PriceSpecification). */
function offer(id: string) {
  const { from, to, per } = priceOf(id);
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': per ? 'UnitPriceSpecification' : 'PriceSpecification',
      priceCurrency: currency,
      ...(from !== undefined && { minPrice: from }),
      ...(to !== undefined && { maxPrice: to }),
      ...(per && { unitCode: UNIT_CODES[per] }),
    },
  };
}

export function serviceMetadata(service: Service): PageMetadata {
  const { name, heroText, seo, glance } = service;
  const path = servicePath(service);
  const node = {
    '@type': 'Service',
    name,
    serviceType: name,
    description: heroText,
    provider: organizationReference,
    ...(glance?.price && { offers: offer(glance.price) }),
  };
  return {
    ...seo,
    path,
    structuredData: [nodeAt(path, 'service', node), breadcrumbs(pages.services, { name, path })],
  };
}
