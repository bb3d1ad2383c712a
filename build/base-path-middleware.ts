import type { MiddlewareHandler } from 'astro';
import { basePath } from '../src/lib/base-path.ts';
import { underBase } from '../src/lib/site-path.ts';

/** Matches scripts, styles and comments, which have no links, or one tag with its attributes. */
const PARTS =
  /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const ADDRESS = /(\s(?:href|src|action|formaction|poster)=")(\/[^"]*)/g;

export function linksUnderBase(base: string, html: string): string {
  if (base === '') return html;
  return html.replace(PARTS, (part, block) =>
    block || part.startsWith('<!--')
      ? part
      : part.replace(ADDRESS, (_, name, path) => name + underBase(base, path)),
  );
}

export const onRequest: MiddlewareHandler = async (_, next) => {
  const answer = await next();
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = linksUnderBase(basePath, await answer.text());
  return new Response(html, { status: answer.status, headers: answer.headers });
};
