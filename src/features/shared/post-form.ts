/** What stands in the way, as far as it changes what the visitor can do about it. */
export type PostTrouble = 'failed' | 'invalid' | 'taken' | 'tooLarge' | 'tooMany' | 'unreadable';

/** A form that did not get through, or of which nobody can say whether it did (`unreadable`). */
export class PostError extends Error {
  readonly trouble: PostTrouble;
  /** Names of the fields the service objects to. */
  readonly fields: readonly string[];
  /** Sentences of the service that say what is wrong with them. */
  readonly reasons: readonly string[];
  /** Whether sending the same thing again by itself makes sense. */
  readonly again: boolean;
  /** What the service asks us to wait, in ms. */
  readonly wait: number;

  constructor(
    trouble: PostTrouble,
    more: Partial<Pick<PostError, 'fields' | 'reasons' | 'again' | 'wait'>> = {},
  ) {
    super(trouble);
    this.trouble = trouble;
    this.fields = more.fields ?? [];
    this.reasons = more.reasons ?? [];
    this.again = more.again ?? false;
    this.wait = more.wait ?? 0;
  }
}

type Answer = Record<string, unknown>;

const PATIENCE = 20_000;
const TROUBLES: Partial<Record<number, PostTrouble>> = {
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
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    // A foreign service that gives us no leave to read (CORS) looks like a dead line, but may have taken everything.
    const deadLine = own || !navigator.onLine;
    throw new PostError(deadLine ? 'failed' : 'unreadable', { again: deadLine });
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
  return new PostError(TROUBLES[status] ?? 'failed', {
    fields,
    reasons,
    wait,
    again: status >= 500,
  });
}

/** How a form is sent again by itself: three times, 1 s doubling up to 30, never before the service asks; offline waits. */
export const postRetries = {
  networkMode: 'online',
  retry: (failures: number, error: PostError) => error.again && failures < 3,
  retryDelay: (failures: number, error: PostError) =>
    Math.max(Math.min(1000 * 2 ** failures, 30_000), Math.min(error.wait, 30_000)),
} as const;
