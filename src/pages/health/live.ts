import type { APIRoute } from 'astro';
import '../_request/service.ts';

export const prerender = false;

/** Answers while the process does, for proxies and containers; whether posts can be stored says /health. */
export const GET: APIRoute = () => Response.json({ status: 'ok' });
