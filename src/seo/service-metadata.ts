import type { Service } from '../content/schema/service.ts';
import { seoRecords } from '../content/seo.ts';
import type { PageMetadata } from './metadata.ts';
import { absolute, breadcrumbs, organizationReference } from './structured-data.ts';

/** Metadata of a service page. The search service answers at two addresses and names the shorter as canonical. */
export function serviceMetadata(service: Service): PageMetadata {
  const record = service.title === 'seo-semantic' ? seoRecords.seo : undefined;
  const path = record?.canonicalUrl ?? service.path;
  return {
    ...(record ?? service.seo),
    path,
    structuredData: [
      {
        '@type': 'Service',
        '@id': absolute(`${path}#service`),
        name: service.name,
        serviceType: service.name,
        description: service.heroText,
        url: absolute(path),
        provider: organizationReference,
      },
      breadcrumbs({ name: 'Services', path: '/services' }, { name: service.name, path }),
    ],
  };
}
