export interface FieldError {
  field: string;
  code: 'required' | 'invalid' | 'too_long' | 'not_text';
}

/** A refused request, with its HTTP `status`; `code` is a key of `errors` in the messages (content/schema/form-service.ts). */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: string;
  /** In seconds. */
  readonly retryAfter: number | undefined;
  readonly fields: readonly FieldError[];

  constructor(
    status: number,
    code: string,
    more: { retryAfter?: number; fields?: readonly FieldError[] } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.retryAfter = more.retryAfter;
    this.fields = more.fields ?? [];
  }
}

/** @param seconds until the limit has room again */
export const tooMany = (seconds: number) =>
  new ServiceError(429, 'too_many', { retryAfter: seconds });

/** The store cannot be read or written now (disk full, locked, unreachable): answered with 503. */
export class StoreUnavailable extends Error {
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`The store is unavailable (${code}).`, options);
    this.code = code;
  }
}

/** Makes any failure to open the store an outage, once requests wait for it. */
export function throwUnavailable(error: unknown): never {
  throw error instanceof StoreUnavailable
    ? error
    : new StoreUnavailable('not_opened', { cause: error });
}

/** Returns the root cause's message for the operator, or its code if it has no message. */
export function rootMessage(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException;
  return cause ? rootMessage(cause) : message || String(code);
}

/** Returns why a request to another server failed, as a code: the message may contain the URL. */
export function failureCode(error: unknown): string {
  const { name, code, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
  return name === 'TimeoutError' ? 'timeout' : (code ?? cause?.code ?? 'network');
}

/** The store cannot be used, and retrying won't help. The message is for the operator. */
export class StoreRefused extends Error {}
