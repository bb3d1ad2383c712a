import { pages } from '../content/pages.ts';
import { currency, priceOf } from '../content/prices.ts';
import type { Service } from '../content/schema/service.ts';
import { pageAddress } from '../model/addresses.ts';
import { servicePath } from '../model/pages.ts';
import type { PageMetadata } from './metadata.ts';
import { breadcrumbs, organizationReference } from './structured-data.ts';

/** The least and the most that a service costs (schema.org PriceSpecification; MON is UN/CEFACT's code for a month). */
function offer(id: string) {
  const { from, to, per } = priceOf(id);
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': per ? 'UnitPriceSpecification' : 'PriceSpecification',
      priceCurrency: currency,
      ...(from !== undefined && { minPrice: from }),
      ...(to !== undefined && { maxPrice: to }),
      ...(per && { unitCode: 'MON' }),
    },
  };
}

export function serviceMetadata(service: Service): PageMetadata {
  const { name, heroText, seo } = service;
  const path = servicePath(service);
  return {
    ...seo,
    path,
    structuredData: [
      {
        '@type': 'Service',
        '@id': pageAddress(`${path}#service`),
        name,
        serviceType: name,
        description: heroText,
        url: pageAddress(path),
        provider: organizationReference,
        ...(service.glance?.price && { offers: offer(service.glance.price) }),
      },
      breadcrumbs(pages.services, { name, path }),
    ],
  };
}
