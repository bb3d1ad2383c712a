import { serviceHeaders } from '../pages/html.ts';
import type { HttpReply, HttpRequest } from './http.ts';
import { checkOrigin, type OriginRules } from './origin.ts';

/** Answers a CORS preflight (Fetch standard, section 3.2): allowed origins only. */
export function preflight(request: HttpRequest, rules: OriginRules): HttpReply {
  const { cors } = checkOrigin(request, { ...rules, strict: true });
  const headers = {
    ...serviceHeaders(),
    allow: 'POST, OPTIONS',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, accept',
    'access-control-max-age': '86400',
  };
  return withCors({ status: 204, headers }, cors);
}

/** Adds what lets a page on an allowed other origin read the answer; never echoes a stranger. */
export function withCors(reply: HttpReply, origin: string | null): HttpReply {
  const headers: Record<string, string> = { ...reply.headers, vary: 'origin, accept' };
  if (origin) {
    headers['access-control-allow-origin'] = origin;
    headers['cross-origin-resource-policy'] = 'cross-origin';
    headers['access-control-expose-headers'] = 'retry-after';
  }
  return { ...reply, headers };
}
