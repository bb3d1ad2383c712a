import type { SiteConfig } from '../../contract/site-config.ts';
import { prefersJson } from '../http/accept.ts';
import { jsonReply, problemReply } from '../http/answer.ts';
import { LIMITS } from '../http/body-limits.ts';
import { addressKey } from '../http/client-address.ts';
import { preflight, withCors } from '../http/cors.ts';
import type { HttpReply, HttpRequest } from '../http/http.ts';
import { asHttpError, HttpError, tooMany } from '../http/http-error.ts';
import { checkOrigin, type OriginRules, type OriginVerdict } from '../http/origin.ts';
import { redirectTarget } from '../http/redirect.ts';
import type { Log } from '../log.ts';
import { errorPage } from '../pages/error-page.ts';
import type { Draft } from '../pages/form-fields.ts';
import { serviceHeaders } from '../pages/html.ts';
import { dedupeKey } from '../store/dedupe-key.ts';
import { newId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { readEntry, readMetadata } from './fields.ts';
import type { PostLimits } from './limits.ts';
import { parseFields } from './parse.ts';
import { SPAM_SCORE, scoreSpam } from './spam.ts';

export interface ContactParts {
  store: Store;
  siteConfig: SiteConfig;
  origins: OriginRules;
  limits: PostLimits;
  /** Outbox kinds every enquiry is sent to. */
  targets: string[];
  now: () => number;
  log: Log;
  /** Called when something new waits in the outbox. */
  onQueued: () => void;
}

const SAME_WORDS_MS = 10 * 60_000;

/** Builds the handler of POST /f/contact: parse, judge, store, answer. */
export function contactForm(parts: ContactParts) {
  return async function handle(request: HttpRequest): Promise<HttpReply> {
    const json = prefersJson(request.headers.accept, request.headers['content-type']);
    const state: { verdict: OriginVerdict | null; draft: Draft | null } = {
      verdict: null,
      draft: null,
    };
    let reply: HttpReply;
    try {
      if (request.method === 'OPTIONS') return preflight(request, parts.origins);
      if (request.method !== 'POST') {
        throw new HttpError(405, 'method_not_allowed', { headers: { allow: 'POST, OPTIONS' } });
      }
      state.verdict = checkOrigin(request, parts.origins);
      reply = await accept(request, state.verdict, json, state, parts);
    } catch (error) {
      const httpError = counted(asHttpError(error, parts.log), request, parts.limits);
      parts.log.info('refused', { status: httpError.status, code: httpError.code });
      const site = state.verdict?.site ?? parts.origins.siteUrl ?? '';
      const origins = state.verdict?.redirectOrigins ?? [];
      reply = json
        ? problemReply(httpError, parts.siteConfig)
        : errorPage(httpError, parts.siteConfig, site, state.draft, origins);
    }
    return withCors(reply, state.verdict?.cors ?? null);
  };
}

async function accept(
  request: HttpRequest,
  verdict: OriginVerdict,
  json: boolean,
  state: { draft: Draft | null },
  { store, siteConfig, limits, targets, now, log, onQueued }: ContactParts,
): Promise<HttpReply> {
  if (request.headers['content-encoding']) throw new HttpError(415, 'unsupported_type');
  const body = await request.body(LIMITS.bytes);
  const started = performance.now();
  const fields = await parseFields(body, request.headers['content-type']);
  const metadata = readMetadata(fields);
  const { data, errors, flags } = readEntry(fields, siteConfig);
  const fallback = new URL(siteConfig.thanksPath, verdict.site).href;
  const next = redirectTarget(metadata.next, verdict.site, verdict.redirectOrigins, fallback);
  state.draft = { data, next, id: metadata.id ?? '' };

  if (errors.length > 0) throw new HttpError(422, 'invalid', { errors });
  const network = addressKey(request.address);
  const wait = limits.valid(network);
  if (wait > 0) throw tooMany(wait);

  const { score, reasons } = scoreSpam({ ...metadata, data, originUnknown: verdict.unknown });
  const spam = score >= SPAM_SCORE;
  const flood = !spam && limits.flooded(network);
  const createdAt = now();
  const saved = await store.save({
    id: newId(createdAt),
    createdAt,
    folder: spam || flood ? 'spam' : 'inbox',
    data,
    flags: [...flags, ...reasons, ...(flood ? ['flood'] : [])],
    score,
    dedupeKey: dedupeKey(metadata.id === null ? { network, data } : { id: metadata.id }),
    exact: metadata.id !== null,
    releases: metadata.id !== null && !flood,
    windowMs: SAME_WORDS_MS,
    targets,
  });
  if (saved.outcome === 'conflict') {
    // The form that is given back must be able to send what is in it.
    state.draft.id = newId(createdAt);
    throw new HttpError(422, 'id_reused');
  }
  if (saved.outcome !== 'duplicate') onQueued();
  log.info('stored', {
    id: saved.id,
    outcome: saved.outcome,
    held: saved.outcome === 'stored' && (spam || flood),
    ms: Math.round(performance.now() - started),
  });
  if (!json) return { status: 303, headers: { ...serviceHeaders(), location: next } };
  const answer = { ok: true, id: saved.id, next };
  return jsonReply(200, saved.outcome === 'stored' ? answer : { ...answer, duplicate: true });
}

/** What a post can be refused for by its content; the rest says nothing about who sent it. */
const CONTENT_STATUSES = new Set([400, 413, 415, 422]);

/** Counts an error and returns it, or the error that says that too many like it came from this network. */
function counted(
  httpError: HttpError,
  { address }: HttpRequest,
  { invalid }: PostLimits,
): HttpError {
  if (!CONTENT_STATUSES.has(httpError.status)) return httpError;
  const wait = invalid(addressKey(address));
  return wait > 0 ? tooMany(wait) : httpError;
}
