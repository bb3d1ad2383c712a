import type { APIRoute } from 'astro';

/** Pages on request use pictures that were made at build, so that nobody can have others made. */
export const GET: APIRoute = () => new Response(null, { status: 404 });
