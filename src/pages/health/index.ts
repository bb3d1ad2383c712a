import type { APIRoute } from 'astro';
import { factsOf } from '../../server/http.ts';
import { service } from '../../server/service.ts';

export const prerender = false;

/** Reports whether posts can be stored: 200, or 503 while posts get 503. Shows figures on the same machine only. */
export const GET: APIRoute = async (context) => {
  const { status, ...figures } = await service.health();
  const { headers } = context.request;
  const isForwarded = headers.has('x-forwarded-for') || headers.has('forwarded');
  const isLocal = /^(?:127\.|::1$)/.test(factsOf(context).address) && !isForwarded;
  return Response.json(
    { status, ...(isLocal && figures) },
    status === 'down' ? { status: 503, headers: { 'retry-after': '5' } } : {},
  );
};
