import { pages, titlePattern } from '../content/pages.ts';
import { pageAddress } from '../model/addresses.ts';
import type { ListedInsight } from '../model/insights.ts';
import { authorNode } from './author-metadata.ts';
import { type PageMetadata, pageTitle } from './metadata.ts';
import { breadcrumbs, organizationReference } from './structured-data.ts';

export function insightMetadata(insight: ListedInsight): PageMetadata {
  const { path, share, markdown, category, byline } = insight;
  const { title, seoTitle, meta_description: description, type } = insight.data;
  const { published, revised: updated = published } = byline;
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
      {
        '@type': type === 'blog' ? 'BlogPosting' : 'Article',
        '@id': pageAddress(`${path}#article`),
        headline: title,
        description,
        url: pageAddress(path),
        datePublished: published,
        dateModified: updated,
        articleSection: category.name,
        author: authorNode(byline),
        publisher: organizationReference,
      },
      breadcrumbs(pages.insights, { name: title, path }),
    ],
  };
}
