import type { APIContext } from 'astro';
import { type Language, languageOfPath } from '../content/language.ts';
import { basePath } from '../content/site.ts';
import type { Post, PostFacts } from '../service/enquiries.ts';
import { ServiceError } from '../service/errors.ts';
import { POST_SIZE } from '../service/form/multipart.ts';
import { ACCEPTED_TYPES, type Fields, parseFields } from '../service/form/parse.ts';
import { errorMessage, fieldErrorText } from '../service/labels.ts';
import { checkOrigin } from '../service/origin.ts';
import { type ServiceTexts, textsIn } from '../service/texts.ts';
import { service } from './service.ts';

export type Context = Pick<APIContext, 'request' | 'url' | 'locals' | 'clientAddress'>;

export const languageOf = ({ url }: Context): Language =>
  languageOfPath(url.pathname.slice(basePath.length));

/** Returns the service's key for a language: undefined for the default one, since another may share its code (en-GB, en-US). */
export const codeOf = ({ isDefault, code }: Language) => (isDefault ? undefined : code);

export const textsOf = (language: Language): ServiceTexts =>
  textsIn(service.texts, codeOf(language));

/** @param isPost true once for each post */
export function factsOf(context: Context, isPost = false): PostFacts {
  const { headers } = context.request;
  const socket = (context.locals as { socketAddress?: string }).socketAddress;
  return {
    origin: headers.get('origin'),
    fetchSite: headers.get('sec-fetch-site'),
    host: headers.get('host') ?? context.url.host,
    secure: headers.get('x-forwarded-proto') === 'https' || context.url.protocol === 'https:',
    // Serverless hosts identify the client themselves.
    address: service.addressOf(
      socket ?? context.clientAddress,
      socket || service.settings.TRUSTED_PROXIES > 0 ? headers.get('x-forwarded-for') : null,
      isPost,
    ),
  };
}

/** Reads a post of at most 64 KiB. @throws {ServiceError} 400, 405, 413, 415 or 422 */
export async function readPost(context: Context): Promise<Post> {
  if (context.request.method !== 'POST') throw new ServiceError(405, 'method_not_allowed');
  return {
    fields: await readFields(context),
    facts: factsOf(context, true),
    language: codeOf(languageOf(context)),
  };
}

async function readFields({ request }: Context): Promise<Fields> {
  const { headers, signal } = request;
  const tooLarge = new ServiceError(413, 'too_large');
  if (Number(headers.get('content-length') ?? 0) > POST_SIZE.bytes) throw tooLarge;
  // The adapter stops reading above `bodySizeLimit` (build/host.ts); other bodies end early if the client disconnects.
  const body = await request.arrayBuffer().catch(() => {
    throw signal.aborted ? new ServiceError(400, 'malformed') : tooLarge;
  });
  return parseFields(
    new Uint8Array(body),
    headers.get('content-encoding') ? null : headers.get('content-type'),
  );
}

/**
 * True if Accept names JSON and not HTML, or if JSON was sent and Accept names neither. Also true if the client
 * has disconnected: a page costs 20 ms, and an attacker can abort thousands of posts at once.
 */
export function prefersJson({ headers, signal }: Request): boolean {
  if (signal.aborted) return true;
  const accept = headers.get('accept') ?? '';
  return !/text\/html/i.test(accept) && /json/i.test(`${accept} ${headers.get('content-type')}`);
}

export function errorHeaders({ status, retryAfter }: ServiceError): Record<string, string> {
  return {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(status === 405 && { allow: 'POST, OPTIONS' }),
    ...(status === 415 && { 'accept-post': ACCEPTED_TYPES.join(', ') }),
  };
}

type WaitUntil = { waitUntil?: (work: Promise<unknown>) => void } | undefined;
interface HostLocals {
  cfContext?: WaitUntil;
  netlify?: { context: WaitUntil };
}
const VERCEL = Symbol.for('@vercel/request-context');

/** Continues work after the response. Without `waitUntil`, Cloudflare, Netlify and Vercel would end the process with it. */
export function afterAnswer({ locals }: Pick<Context, 'locals'>, work: Promise<unknown>) {
  const { cfContext, netlify } = locals as HostLocals;
  const vercel = (globalThis as { [VERCEL]?: { get: () => WaitUntil } })[VERCEL]?.get();
  for (const host of [cfContext, netlify?.context, vercel]) host?.waitUntil?.(work);
}

/** Answers an accepted post in JSON, or redirects a form without scripts to `location`. */
export function accepted(context: Context, data: object, location: string): Response {
  afterAnswer(context, service.deliver());
  const answer = prefersJson(context.request)
    ? Response.json({ ok: true, ...data })
    : new Response(null, { status: 303, headers: { location } });
  return withCors(context, answer);
}

/** Answers a refusal as RFC 9457 problem details, with a code for each field. */
export function problem(context: Context, error: ServiceError): Response {
  const texts = textsOf(languageOf(context));
  const { title, text } = errorMessage(texts, error);
  const body = {
    type: 'about:blank',
    title,
    status: error.status,
    detail: text,
    code: error.code,
    ...(error.fields.length > 0 && {
      errors: error.fields.map((field) => ({ ...field, detail: fieldErrorText(texts, field) })),
    }),
  };
  const headers = { ...errorHeaders(error), 'content-type': 'application/problem+json' };
  const answer = new Response(`${JSON.stringify(body)}\n`, { status: error.status, headers });
  return withCors(context, answer);
}

/** Lets pages on an allowed origin read the response (Fetch standard, section 3.2). */
export function withCors(context: Context, answer: Response): Response {
  const { headers } = answer;
  headers.append('vary', 'origin, accept');
  let origin: string | null = null;
  try {
    origin = checkOrigin(factsOf(context), service.settings).cors;
  } catch {
    return answer;
  }
  if (!origin) return answer;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-expose-headers', 'retry-after');
  headers.set('cross-origin-resource-policy', 'cross-origin');
  return answer;
}

export function preflight(context: Context): Response {
  const headers = {
    allow: 'POST, OPTIONS',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, accept',
    'access-control-max-age': '86400',
  };
  return withCors(context, new Response(null, { status: 204, headers }));
}
