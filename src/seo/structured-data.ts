import { type PageRecord, pages } from '../content/pages.ts';
import type { Address } from '../content/schema/site.ts';
import { site } from '../content/site.ts';
import { absolute, pageAddress } from '../model/addresses.ts';

/** Refers to the agency in other nodes without repeating it. */
export const organizationReference = { '@id': absolute('/#organization') };

/** The agency as every page names it (schema.org Organization). Facts come from content/site.yaml only. */
const organization = {
  '@type': 'Organization',
  ...organizationReference,
  name: site.name,
  url: pageAddress('/'),
  logo: absolute('/icon-512.png'),
};

const postalAddress = ({ street, city, postcode, country }: Address) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  postalCode: postcode,
  addressCountry: country,
});

/** The agency in full, for the pages about it: search engines want it on one such page, not on all. */
const wholeOrganization = {
  ...organization,
  slogan: site.tagline,
  description: site.description,
  email: site.email,
  telephone: site.phone?.number,
  address: postalAddress(site.address),
  ...(site.offices.length > 0 && {
    location: site.offices.map(({ name, address, phone }) => ({
      '@type': 'Place',
      name,
      address: postalAddress(address),
      telephone: phone?.number,
    })),
  }),
  sameAs: site.social.map(({ url }) => url),
};

const website = {
  '@type': 'WebSite',
  '@id': pageAddress('/#website'),
  name: site.name,
  url: pageAddress('/'),
  inLanguage: site.language,
  publisher: organizationReference,
};

/** Returns the breadcrumbs from home to a page (schema.org BreadcrumbList); the last step is the page itself. */
export function breadcrumbs(...steps: Pick<PageRecord, 'name' | 'path'>[]) {
  const last = steps.at(-1);
  return {
    '@type': 'BreadcrumbList',
    '@id': pageAddress(`${last?.path ?? '/'}#breadcrumbs`),
    itemListElement: [pages.home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(path),
    })),
  };
}

const ABOUT_US: readonly string[] = [pages.home.path, pages.about.path, pages.contact.path];

export const graph = (path: string, nodes: object[]) => ({
  '@context': 'https://schema.org',
  '@graph': [ABOUT_US.includes(path) ? wholeOrganization : organization, website, ...nodes],
});

export const homePage = {
  '@type': 'WebPage',
  '@id': pageAddress('/#page'),
  url: pageAddress('/'),
  name: site.name,
  isPartOf: { '@id': pageAddress('/#website') },
  about: organizationReference,
};

/** Returns questions and answers on the page (schema.org FAQPage), as one node or none; search engines may ignore it. */
export const faqPage = (items: readonly { question: string; answer: string }[]) => {
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
};
