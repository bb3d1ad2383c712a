export interface FieldError {
  field: string;
  code: 'required' | 'invalid' | 'too_long' | 'not_text';
}

/** A refused request: `status` of HTTP, `code` a key of `errors` in the messages (content/schema/form-service.ts). */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds. */
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

/** `seconds` until there is room again. */
export const tooMany = (seconds: number) =>
  new ServiceError(429, 'too_many', { retryAfter: seconds });

/** The store cannot take or give data now (disk full, locked, unreachable): answered 503. */
export class StoreUnavailable extends Error {
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`The store is unavailable (${code}).`, options);
    this.code = code;
  }
}

/** Returns the message of the error that caused all others, for the operator; some have a code alone. */
export function rootMessage(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException;
  return cause ? rootMessage(cause) : message || String(code);
}

/** Why a request to another server failed; not the message, which may name its address. */
export function failureCode(error: unknown): string {
  const { name, code, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
  return name === 'TimeoutError' ? 'timeout' : (code ?? cause?.code ?? 'network');
}

/** The store must not be used as it is, and waiting does not help; the message is for the operator. */
export class StoreRefused extends Error {}
