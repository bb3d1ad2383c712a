import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIRoute } from 'astro';
import { service } from '../../server/service.ts';

export const prerender = false;

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Delivers what waits, queues the digest and deletes what is too old, once: for the scheduler of a host without a process
 * that runs on. Needs `Authorization: Bearer TASK_SECRET`; without that setting the address does not exist.
 */
export const ALL: APIRoute = async ({ request }) => {
  const { TASK_SECRET } = service.settings;
  if (!TASK_SECRET) return new Response(null, { status: 404 });
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const given = request.headers.get('authorization') ?? '';
  if (!timingSafeEqual(hash(given), hash(`Bearer ${TASK_SECRET}`)))
    return new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } });
  return Response.json(await service.runTasks());
};
