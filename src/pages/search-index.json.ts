import type { APIRoute } from 'astro';
import { withBase } from '../lib/base-path.ts';
import { searchDocuments } from '../model/search-documents.ts';

/** Names of all pages: the small half of the search index (frame/search/site-search.ts), enough for the 404 pages. */
export const GET: APIRoute = async () => {
  const { pages } = await searchDocuments();
  return Response.json(pages.map((page) => ({ ...page, path: withBase(page.path) })));
};
