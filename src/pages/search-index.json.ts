import type { APIRoute } from 'astro';
import { searchDocuments } from '../seo/search-documents.ts';

/** What all pages are called: the small half of the search index (lib/site-search.ts), enough for the 404 pages. */
export const GET: APIRoute = async () => Response.json((await searchDocuments()).pages);
