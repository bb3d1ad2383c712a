import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIRoute } from 'astro';
import { problem } from '../../server/http.ts';
import { service } from '../../server/service.ts';

export const prerender = false;

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Runs the tasks once, for a host's scheduler. Needs `Authorization: Bearer TASK_SECRET`; returns 404 without that setting. */
export const ALL: APIRoute = async (context) => {
  const { request } = context;
  const { TASK_SECRET } = service.settings;
  if (!TASK_SECRET) return new Response(null, { status: 404 });
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  // The scheme is case-insensitive (RFC 9110, 11.1).
  const given = (request.headers.get('authorization') ?? '').replace(/^bearer /i, 'Bearer ');
  if (!timingSafeEqual(hash(given), hash(`Bearer ${TASK_SECRET}`)))
    return new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } });
  try {
    return Response.json(await service.runTasks());
  } catch (error) {
    return problem(context, service.enquiries.refuse(error, null));
  }
};
