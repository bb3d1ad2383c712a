import type { APIRoute } from 'astro';

/** Transforms no pictures on request: pages use those made at build. */
export const GET: APIRoute = () => new Response(null, { status: 404 });
