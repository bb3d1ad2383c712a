import type { APIRoute } from 'astro';
import '../../server/service.ts';

export const prerender = false;

/** For proxies and containers; /health says whether posts can be stored. */
export const GET: APIRoute = () => Response.json({ status: 'ok' });
