import type { HttpReply } from '../http.ts';
import { serviceHeaders } from '../pages/html.ts';
import { fieldErrorText, REFUSALS } from '../pages/texts.ts';
import type { Refusal } from './refusal.ts';

/** Takes a value, gives a JSON answer that no browser caches or sniffs. */
export function jsonReply(status: number, value: unknown, type = 'application/json'): HttpReply {
  return {
    status,
    headers: { ...serviceHeaders(), 'content-type': type },
    body: `${JSON.stringify(value)}\n`,
  };
}

/** Takes a refusal, gives it as RFC 9457 problem details, with a code for each field. */
export function problemReply(refusal: Refusal): HttpReply {
  const text = REFUSALS[refusal.code];
  const problem = {
    type: 'about:blank',
    title: text?.title ?? 'Error',
    status: refusal.status,
    detail: text?.text ?? '',
    code: refusal.code,
    ...(refusal.errors.length > 0 && {
      errors: refusal.errors.map((error) => ({ ...error, detail: fieldErrorText(error) })),
    }),
  };
  const reply = jsonReply(refusal.status, problem, 'application/problem+json');
  return { ...reply, headers: { ...reply.headers, ...refusal.headers } };
}
