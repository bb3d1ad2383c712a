type PostErrorKind = 'failed' | 'invalid' | 'taken' | 'tooLarge' | 'tooMany' | 'unreadable';

/** A post that failed, or has an unknown result (`unreadable`). */
export class PostError extends Error {
  readonly kind: PostErrorKind;
  /** Error messages by field name; empty if the service only names the field. */
  readonly fields: Readonly<Record<string, string>> = {};
  /** True if the same post can succeed later: no connection, or a 5xx. */
  readonly retryable: boolean = false;
  /** The service's `Retry-After`, in ms. */
  readonly wait: number = 0;
  /** The service's own message, if it says more than `kind` and `fields`. */
  readonly said: { title: string; text: string } | null = null;

  constructor(
    kind: PostErrorKind,
    more: Partial<Pick<PostError, 'fields' | 'retryable' | 'wait' | 'said'>> = {},
  ) {
    super(kind);
    this.kind = kind;
    Object.assign(this, more);
  }
}

type Answer = Record<string, unknown>;

const TIMEOUT_MS = 20_000;
/** Bytes that all pending keepalive posts may have together (Fetch, 4.6: 64 kibibytes). */
const KEEPALIVE_LIMIT = 64_000;
const KINDS: Partial<Record<number, PostErrorKind>> = {
  409: 'taken',
  413: 'tooLarge',
  422: 'invalid',
  429: 'tooMany',
};

/**
 * Posts a form and returns the service's JSON answer. Doesn't follow redirects, because their target is unknown.
 * A short post continues when the visitor leaves the page.
 * @throws {PostError} unless the answer is JSON that doesn't report failure; after 20 s at the latest
 */
export async function postForm(address: string, data: FormData): Promise<Answer> {
  const own = address.startsWith('/');
  const { response, answer } = await send(address, data).catch(() => {
    // An external service that doesn't allow reading (CORS) looks like a lost connection, but may have received everything.
    const deadLine = own || !navigator.onLine;
    throw new PostError(deadLine ? 'failed' : 'unreadable', { retryable: deadLine });
  });
  if (response.type === 'opaqueredirect') throw new PostError('unreadable');
  if (!response.ok) throw refusal(response, answer, own);
  // Our own service answers in JSON, so this answer was cut off.
  if (!answer) throw new PostError(own ? 'failed' : 'unreadable', { retryable: own });
  const said = answer.ok ?? answer.success;
  // Services name it `ok` or `success`, some as text; ours always sends it.
  if (said === undefined ? own : String(said) !== 'true') throw new PostError('failed');
  return answer;
}

/** `answer` is null if it isn't JSON. @throws {Error} without a connection, or if it is lost during the answer */
async function send(address: string, data: FormData) {
  const { size } = await new Response(data).blob();
  const response = await fetch(address, {
    method: 'POST',
    body: data,
    headers: { Accept: 'application/json' },
    redirect: 'manual',
    keepalive: size < KEEPALIVE_LIMIT,
    // Needs Safari 16.
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  });
  const value: unknown = await response.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
  });
  const answer: Answer | null = typeof value === 'object' && value !== null ? { ...value } : null;
  return { response, answer };
}

function refusal({ status, headers }: Response, answer: Answer | null, own: boolean): PostError {
  const errors: unknown[] = Array.isArray(answer?.errors) ? answer.errors : [];
  const fields = errors.flatMap((error) => {
    const { field, detail = '' }: Record<string, unknown> = Object(error);
    return typeof field === 'string' ? [[field, String(detail)]] : [];
  });
  const wait = Number(headers.get('retry-after')) * 1000 || 0;
  const { title, detail } = answer ?? {};
  // The page has its own advice for a short wait, and after a 5xx an earlier attempt may be stored.
  const isSaid = own && status < 500 && (status !== 429 || wait > 120_000);
  const hasReasons = fields.some(([, reason]) => reason);
  return new PostError(KINDS[status] ?? 'failed', {
    fields: Object.fromEntries(fields),
    wait,
    retryable: status >= 500,
    said: isSaid && !hasReasons && detail ? { title: String(title), text: String(detail) } : null,
  });
}

/** Retries three times, after 1 s doubling up to 30 s, or the service's `Retry-After` up to 30 s; waits while offline. */
export const postRetries = {
  networkMode: 'online',
  retry: (failures: number, error: PostError) => error.retryable && failures < 3,
  retryDelay: (failures: number, error: PostError) =>
    Math.max(Math.min(1000 * 2 ** failures, 30_000), Math.min(error.wait, 30_000)),
} as const;
