import type { SiteConfig } from '../../contract/site-config.ts';
import { serviceHeaders } from '../pages/html.ts';
import { errorMessage, fieldErrorText } from '../pages/labels.ts';
import type { HttpReply } from './http.ts';
import type { HttpError } from './http-error.ts';

/** Builds a JSON answer that no browser caches or sniffs. */
export function jsonReply(status: number, value: unknown, type = 'application/json'): HttpReply {
  return {
    status,
    headers: { ...serviceHeaders(), 'content-type': type },
    body: `${JSON.stringify(value)}\n`,
  };
}

/** Builds the answer to an error as RFC 9457 problem details, with a code for each field. */
export function problemReply(httpError: HttpError, siteConfig: SiteConfig): HttpReply {
  const { title, text } = errorMessage(siteConfig, httpError.code);
  const problem = {
    type: 'about:blank',
    title,
    status: httpError.status,
    detail: text,
    code: httpError.code,
    ...(httpError.errors.length > 0 && {
      errors: httpError.errors.map((error) => ({
        ...error,
        detail: fieldErrorText(siteConfig, error),
      })),
    }),
  };
  const reply = jsonReply(httpError.status, problem, 'application/problem+json');
  return { ...reply, headers: { ...reply.headers, ...httpError.headers } };
}
