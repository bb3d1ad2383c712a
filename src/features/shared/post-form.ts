/** Why a post failed, as far as it changes what the visitor can do. */
export type PostErrorKind = 'failed' | 'invalid' | 'taken' | 'tooLarge' | 'tooMany' | 'unreadable';

/** A post that failed, or whose result cannot be known (`unreadable`). */
export class PostError extends Error {
  readonly kind: PostErrorKind;
  /** Names of the invalid fields. */
  readonly fields: readonly string[];
  /** The service's messages about them. */
  readonly reasons: readonly string[];
  /** True if the same post can succeed later: no connection, or a 5xx. */
  readonly retryable: boolean;
  /** The service's `Retry-After`, in ms. */
  readonly wait: number;

  constructor(
    kind: PostErrorKind,
    more: Partial<Pick<PostError, 'fields' | 'reasons' | 'retryable' | 'wait'>> = {},
  ) {
    super(kind);
    this.kind = kind;
    this.fields = more.fields ?? [];
    this.reasons = more.reasons ?? [];
    this.retryable = more.retryable ?? false;
    this.wait = more.wait ?? 0;
  }
}

type Answer = Record<string, unknown>;

const TIMEOUT_MS = 20_000;
const KINDS: Partial<Record<number, PostErrorKind>> = {
  409: 'taken',
  413: 'tooLarge',
  422: 'invalid',
  429: 'tooMany',
};

/**
 * Posts a form and gives the service's JSON answer. Only a JSON answer that does not say no counts as a success;
 * a redirect is never followed, because nobody could say where it led.
 * @throws {PostError} in every other case, after 20 s at the latest
 */
export async function postForm(address: string, data: FormData): Promise<Answer> {
  const own = new URL(address, location.href).origin === location.origin;
  const response = await fetch(address, {
    method: 'POST',
    body: data,
    headers: { Accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    // A foreign service that gives us no leave to read (CORS) looks like a dead line, but may have taken everything.
    const deadLine = own || !navigator.onLine;
    throw new PostError(deadLine ? 'failed' : 'unreadable', { retryable: deadLine });
  });
  if (response.type === 'opaqueredirect') throw new PostError('unreadable');
  const answer = await readAnswer(response);
  if (!response.ok) throw refusal(response, answer);
  if (!answer) throw new PostError(own ? 'failed' : 'unreadable');
  const said = answer.ok ?? answer.success;
  // Services name it `ok` or `success`, some as text; ours always says so.
  if (said === undefined ? own : String(said) !== 'true') throw new PostError('failed');
  return answer;
}

async function readAnswer(response: Response): Promise<Answer | null> {
  const value: unknown = await response.json().catch(() => null);
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

function refusal({ status, headers }: Response, answer: Answer | null): PostError {
  const errors: unknown[] = Array.isArray(answer?.errors) ? answer.errors : [];
  const said = (name: 'field' | 'detail') =>
    errors.flatMap((error) => {
      const value = typeof error === 'object' && error && Reflect.get(error, name);
      return typeof value === 'string' ? [value] : [];
    });
  const wait = Number(headers.get('retry-after')) * 1000 || 0;
  const [fields, reasons] = [said('field'), said('detail')];
  return new PostError(KINDS[status] ?? 'failed', {
    fields,
    reasons,
    wait,
    retryable: status >= 500,
  });
}

/** How a form is sent again by itself: three times, 1 s doubling up to 30, never before the service asks; offline waits. */
export const postRetries = {
  networkMode: 'online',
  retry: (failures: number, error: PostError) => error.retryable && failures < 3,
  retryDelay: (failures: number, error: PostError) =>
    Math.max(Math.min(1000 * 2 ** failures, 30_000), Math.min(error.wait, 30_000)),
} as const;
