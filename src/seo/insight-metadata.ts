import type { Insight } from '../content/schema/insight.ts';
import { insightPath } from '../lib/insight.ts';
import { type PageMetadata, pageTitle } from './metadata.ts';
import { absolute, breadcrumbs, organizationReference } from './structured-data.ts';

/** Metadata of a blog, an article or a case study (schema.org BlogPosting or Article). */
export function insightMetadata(insight: Insight): PageMetadata {
  const path = insightPath(insight);
  return {
    title: insight.seoTitle ?? pageTitle(insight.title),
    description: insight.meta_description,
    path,
    type: 'article',
    published: insight.published,
    updated: insight.updated ?? insight.published,
    structuredData: [
      {
        '@type': insight.type === 'Blog' ? 'BlogPosting' : 'Article',
        '@id': absolute(`${path}#article`),
        headline: insight.title,
        description: insight.meta_description,
        url: absolute(path),
        datePublished: insight.published,
        dateModified: insight.updated ?? insight.published,
        articleSection: insight.sourceCategory,
        author: organizationReference,
        publisher: organizationReference,
      },
      breadcrumbs({ name: 'Insights', path: '/insights' }, { name: insight.title, path }),
    ],
  };
}
