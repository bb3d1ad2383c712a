import { industryPage, pages } from '../content/pages.ts';
import type { Industry } from '../content/schema/industry.ts';
import { type PageMetadata, pageTitle } from './metadata.ts';
import { breadcrumbs } from './structured-data.ts';

export const industryMetadata = ({ industry, name, path, seo }: Industry): PageMetadata => ({
  title: pageTitle(industryPage.title, { industry }),
  description: seo.description,
  path,
  structuredData: [breadcrumbs(pages.industries, { name, path })],
});
