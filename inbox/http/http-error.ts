import { errorFields, type Log } from '../log.ts';
import { StoreUnavailable } from '../store/sql.ts';
import { BodyCutShort, BodyTooLarge } from './http.ts';

export interface FieldError {
  field: string;
  code: 'required' | 'invalid' | 'too_long' | 'not_text';
}

/** A request that gets an error answer. `code` is part of the interface; the site's configuration has its message. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  readonly errors: FieldError[];

  constructor(
    status: number,
    code: string,
    more: { headers?: Record<string, string>; errors?: FieldError[] } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.headers = more.headers ?? {};
    this.errors = more.errors ?? [];
  }
}

/**
 * Builds the error for too many requests (429).
 * @param seconds until there is room again
 */
export const tooMany = (seconds: number) =>
  new HttpError(429, 'too_many', { headers: { 'retry-after': String(seconds) } });

/**
 * Converts anything thrown to the error it stands for. A mistake of ours becomes a 500 here, where the visitor's words
 * can still be given back, and is logged.
 */
export function asHttpError(error: unknown, log: Log): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof BodyCutShort) throw error;
  if (error instanceof BodyTooLarge) return new HttpError(413, 'too_large');
  if (error instanceof StoreUnavailable) {
    log.error('store_unavailable', { code: error.code });
    return new HttpError(503, 'unavailable', { headers: { 'retry-after': '5' } });
  }
  log.error('unhandled', errorFields(error));
  return new HttpError(500, 'broken');
}
