import type { MiddlewareHandler } from 'astro';
import { basePath } from '../src/lib/base-path.ts';
import { linksUnderBase } from '../src/lib/site-path.ts';

export const onRequest: MiddlewareHandler = async (_, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = linksUnderBase(basePath, await answer.text());
  return new Response(html, { status: answer.status, headers: answer.headers });
};
