import { industryPage } from '../content/pages/industry.ts';
import type { Industry } from '../content/schema/industry.ts';
import { site } from '../content/site.ts';
import type { PageMetadata } from './metadata.ts';
import { breadcrumbs } from './structured-data.ts';

/** Metadata of an industry page; the title follows the specification word for word. */
export function industryMetadata({ industry, name, path, seo }: Industry): PageMetadata {
  return {
    title: industryPage.title.replace('{industry}', industry).replace('{brand}', site.name),
    description: seo.description,
    path,
    structuredData: [breadcrumbs({ name: 'Industries', path: '/industries' }, { name, path })],
  };
}
