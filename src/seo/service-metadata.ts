import { pages } from '../content/pages.ts';
import type { Service } from '../content/schema/service.ts';
import type { PageMetadata } from './metadata.ts';
import { absolute, breadcrumbs, organizationReference } from './structured-data.ts';

/** Canonical path of a service page, which may have two addresses. */
export const servicePath = ({ canonicalPath, path }: Pick<Service, 'canonicalPath' | 'path'>) =>
  canonicalPath ?? path;

/** Metadata of a service page (schema.org Service). */
export function serviceMetadata(service: Service): PageMetadata {
  const { name, heroText, seo } = service;
  const path = servicePath(service);
  return {
    ...seo,
    path,
    structuredData: [
      {
        '@type': 'Service',
        '@id': absolute(`${path}#service`),
        name,
        serviceType: name,
        description: heroText,
        url: absolute(path),
        provider: organizationReference,
      },
      breadcrumbs(pages.services, { name, path }),
    ],
  };
}
