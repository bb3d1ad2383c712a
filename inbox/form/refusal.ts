export interface FieldError {
  field: string;
  code: 'required' | 'invalid' | 'too_long' | 'not_text';
}

/** A request that gets an error answer; `code` is part of the contract, the texts are in pages. */
export class Refusal extends Error {
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
