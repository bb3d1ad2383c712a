import type { APIContext } from 'astro';
import { type Language, languageOfPath } from '../content/language.ts';
import { basePath } from '../content/site.ts';
import { clientAddress } from '../service/address.ts';
import type { PostFacts } from '../service/enquiries.ts';
import { ServiceError } from '../service/errors.ts';
import { ACCEPTED_TYPES, type Fields, parseFields } from '../service/form/parse.ts';
import { POST_SIZE } from '../service/form/post-size.ts';
import { errorMessage, fieldErrorText } from '../service/labels.ts';
import { textsIn } from '../service/languages.ts';
import { checkOrigin } from '../service/origin.ts';
import type { ServiceTexts } from '../service/texts.ts';
import { service } from './service.ts';

/** The parts of a context of Astro that requests are answered from. */
export type Context = Pick<APIContext, 'request' | 'url' | 'locals' | 'clientAddress'>;

/** The language of the page that the visitor came from, by the path of the request. */
export const languageOf = ({ url }: Context): Language =>
  languageOfPath(url.pathname.slice(basePath.length));

/** How the service knows a language: undefined is the default one, whose code a further one may share (en-GB, en-US). */
export const codeOf = ({ isDefault, code }: Language) => (isDefault ? undefined : code);

/** The texts of the service in a language. */
export const textsOf = (language: Language): ServiceTexts =>
  textsIn(service.texts, codeOf(language));

/** What is known of who sent a request. */
export function factsOf(context: Context): PostFacts {
  const { headers } = context.request;
  const socket = (context.locals as { socketAddress?: string }).socketAddress;
  return {
    origin: headers.get('origin'),
    fetchSite: headers.get('sec-fetch-site'),
    host: headers.get('host') ?? context.url.host,
    secure: headers.get('x-forwarded-proto') === 'https' || context.url.protocol === 'https:',
    address: clientAddress(
      socket ?? context.clientAddress,
      headers.get('x-forwarded-for'),
      service.settings.TRUSTED_PROXIES,
    ),
  };
}

/**
 * Reads the fields of a post, of at most 64 KiB.
 * @throws {ServiceError} 400, 413, 415 or 422
 */
export async function readFields({ request }: Context): Promise<Fields> {
  const { headers } = request;
  const tooLarge = () => {
    throw new ServiceError(413, 'too_large');
  };
  if (Number(headers.get('content-length') ?? 0) > POST_SIZE.bytes) tooLarge();
  // The adapter stops reading a body that is larger than it says.
  const bytes = new Uint8Array(await request.arrayBuffer().catch(tooLarge));
  return parseFields(bytes, headers.get('content-encoding') ? null : headers.get('content-type'));
}

/**
 * True where the answer should be JSON: Accept prefers it to HTML, or JSON was sent and Accept names neither. Also where
 * nobody waits for the answer any more: a page costs 20 ms, and an attacker can break off thousands of posts at once.
 */
export function prefersJson({ headers, signal }: Request): boolean {
  if (signal.aborted) return true;
  const accept = headers.get('accept') ?? '';
  const json = quality(accept, ['application/json', 'application/problem+json']);
  const html = quality(accept, ['text/html', 'application/xhtml+xml']);
  if (json > 0 || html > 0) return json > html;
  return /^application\/json\b/i.test(headers.get('content-type') ?? '');
}

function quality(accept: string, types: readonly string[]): number {
  let best = 0;
  for (const part of accept.toLowerCase().split(',').slice(0, 30)) {
    const [type = '', ...parameters] = part.split(';').map((parameter) => parameter.trim());
    if (!types.includes(type)) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    best = Math.max(best, Number.parseFloat(q) || 0);
  }
  return best;
}

/** @throws {ServiceError} 405 for another method than `wanted` */
export function refuseMethod({ request }: Context, wanted: 'POST'): void {
  if (request.method !== wanted) throw new ServiceError(405, 'method_not_allowed');
}

/** Headers that go with a refusal. */
export function errorHeaders({ status, retryAfter }: ServiceError): Record<string, string> {
  return {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(status === 405 && { allow: 'POST, OPTIONS' }),
    ...(status === 415 && { 'accept-post': ACCEPTED_TYPES.join(', ') }),
  };
}

/** Answers a refusal as RFC 9457 problem details, with a code for each field. */
export function problem(error: ServiceError, texts: ServiceTexts): Response {
  const { title, text } = errorMessage(texts, error.code);
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
  return new Response(`${JSON.stringify(body)}\n`, {
    status: error.status,
    headers: { ...errorHeaders(error), 'content-type': 'application/problem+json' },
  });
}

/** The allowed origin of a page on another host that sent a request. */
function otherOrigin(context: Context): string | null {
  try {
    return checkOrigin(factsOf(context), service.settings).cors;
  } catch {
    return null;
  }
}

/** Adds what lets a page on an allowed other origin read the answer (Fetch standard, section 3.2). */
export function withCors(context: Context, headers: Headers): void {
  headers.append('vary', 'origin, accept');
  const origin = otherOrigin(context);
  if (!origin) return;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-expose-headers', 'retry-after');
  headers.set('cross-origin-resource-policy', 'cross-origin');
}

/** Answers a CORS preflight. */
export function preflight(context: Context): Response {
  const headers = new Headers({
    allow: 'POST, OPTIONS',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, accept',
    'access-control-max-age': '86400',
  });
  withCors(context, headers);
  return new Response(null, { status: 204, headers });
}
