import type { APIRoute } from 'astro';
import { searchDocuments } from '../model/search-documents.ts';

/** The full texts in the order of search-index.json: the large half of the search index, loaded on first use only. */
export const GET: APIRoute = async () => Response.json((await searchDocuments()).texts);
