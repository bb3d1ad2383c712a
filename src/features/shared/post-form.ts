export type PostErrorKind = 'failed' | 'invalid' | 'taken' | 'tooLarge' | 'tooMany' | 'unreadable';

/** A post that failed, or whose result cannot be known (`unreadable`). */
export class PostError extends Error {
  readonly kind: PostErrorKind;
  /** What is wrong, by the name of the field; empty where the service only names the field. */
  readonly fields: Readonly<Record<string, string>>;
  /** True if the same post can succeed later: no connection, or a 5xx. */
  readonly retryable: boolean;
  /** The service's `Retry-After`, in ms. */
  readonly wait: number;

  constructor(
    kind: PostErrorKind,
    more: Partial<Pick<PostError, 'fields' | 'retryable' | 'wait'>> = {},
  ) {
    super(kind);
    this.kind = kind;
    this.fields = more.fields ?? {};
    this.retryable = more.retryable ?? false;
    this.wait = more.wait ?? 0;
  }
}

type Answer = Record<string, unknown>;

const TIMEOUT_MS = 20_000;
/** Bytes that all posts which outlive their page may have together (Fetch, 4.6: 64 kibibytes). */
const KEEPALIVE_LIMIT = 64_000;
const KINDS: Partial<Record<number, PostErrorKind>> = {
  409: 'taken',
  413: 'tooLarge',
  422: 'invalid',
  429: 'tooMany',
};

/**
 * Posts a form and gives the service's JSON answer; a redirect is not followed, because nobody could say where it led.
 * A short post goes on when the visitor leaves the page.
 * @throws {PostError} unless the answer is JSON that does not say no; after 20 s at the latest
 */
export async function postForm(address: string, data: FormData): Promise<Answer> {
  const own = address.startsWith('/');
  const { size } = await new Response(data).blob();
  const response = await fetch(address, {
    method: 'POST',
    body: data,
    headers: { Accept: 'application/json' },
    redirect: 'manual',
    keepalive: size < KEEPALIVE_LIMIT,
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
  const fields = errors.flatMap((error) => {
    const { field, detail = '' }: Record<string, unknown> = Object(error);
    return typeof field === 'string' ? [[field, String(detail)]] : [];
  });
  return new PostError(KINDS[status] ?? 'failed', {
    fields: Object.fromEntries(fields),
    wait: Number(headers.get('retry-after')) * 1000 || 0,
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
