import { addressKey } from '../client-address.ts';
import type { Facts } from '../facts.ts';
import { BodyCutShort, BodyTooLarge, type HttpReply, type HttpRequest } from '../http.ts';
import { newId } from '../ids.ts';
import { errorFields, type Log } from '../log.ts';
import type { Draft } from '../pages/form-fields.ts';
import { serviceHeaders } from '../pages/html.ts';
import { refusalPage } from '../pages/refusal-page.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import { dedupeKey } from '../store/submission-data.ts';
import { prefersJson } from './accept.ts';
import { jsonReply, problemReply } from './answer.ts';
import { LIMITS } from './body-limits.ts';
import { readEntry, readMetadata } from './fields.ts';
import type { PostLimits } from './limits.ts';
import { checkOrigin, type OriginRules, type OriginVerdict } from './origin.ts';
import { parseFields } from './parse.ts';
import { redirectTarget } from './redirect.ts';
import { Refusal } from './refusal.ts';
import { SPAM_SCORE, scoreSpam } from './spam.ts';

export interface ContactParts {
  store: Store;
  facts: Facts;
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

/** Takes the parts, gives the handler of POST /f/contact: parse, judge, store, answer. */
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
        throw new Refusal(405, 'method_not_allowed', { headers: { allow: 'POST, OPTIONS' } });
      }
      state.verdict = checkOrigin(request, parts.origins);
      reply = await accept(request, state.verdict, json, state, parts);
    } catch (error) {
      const refusal = counted(asRefusal(error, parts.log), request, parts.limits);
      parts.log.info('refused', { status: refusal.status, code: refusal.code });
      const site = state.verdict?.site ?? parts.origins.siteUrl ?? '';
      const origins = state.verdict?.redirectOrigins ?? [];
      reply = json
        ? problemReply(refusal)
        : refusalPage(refusal, parts.facts, site, state.draft, origins);
    }
    return withCors(reply, state.verdict?.cors ?? null);
  };
}

async function accept(
  request: HttpRequest,
  verdict: OriginVerdict,
  json: boolean,
  state: { draft: Draft | null },
  { store, facts, limits, targets, now, log, onQueued }: ContactParts,
): Promise<HttpReply> {
  if (request.headers['content-encoding']) throw new Refusal(415, 'unsupported_type');
  const body = await request.body(LIMITS.bytes);
  const started = performance.now();
  const fields = await parseFields(body, request.headers['content-type']);
  const metadata = readMetadata(fields);
  const { data, errors, flags } = readEntry(fields, facts);
  const fallback = new URL(facts.thanksPath, verdict.site).href;
  const next = redirectTarget(metadata.next, verdict.site, verdict.redirectOrigins, fallback);
  state.draft = { data, next, id: metadata.id ?? '' };

  if (errors.length > 0) throw new Refusal(422, 'invalid', { errors });
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
    throw new Refusal(422, 'id_reused');
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

export const tooMany = (seconds: number) =>
  new Refusal(429, 'too_many', { headers: { 'retry-after': String(seconds) } });

/** Takes a refusal and counts it; gives it, or that too many like it came from this network. */
function counted(refusal: Refusal, { address }: HttpRequest, { invalid }: PostLimits): Refusal {
  if (!CONTENT_STATUSES.has(refusal.status)) return refusal;
  const wait = invalid(addressKey(address));
  return wait > 0 ? tooMany(wait) : refusal;
}

/**
 * Takes anything thrown, gives the refusal it stands for. A mistake of ours becomes a 500 here,
 * where the visitor's words can still be given back, and is logged.
 */
export function asRefusal(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof BodyCutShort) throw error;
  if (error instanceof BodyTooLarge) return new Refusal(413, 'too_large');
  if (error instanceof StoreUnavailable) {
    log.error('store_unavailable', { code: error.code });
    return new Refusal(503, 'unavailable', { headers: { 'retry-after': '5' } });
  }
  log.error('unhandled', errorFields(error));
  return new Refusal(500, 'broken');
}

/** Answers a CORS preflight (Fetch standard, section 3.2): allowed origins only. */
export function preflight(request: HttpRequest, rules: OriginRules): HttpReply {
  const { cors } = checkOrigin(request, { ...rules, strict: true });
  const headers = {
    ...serviceHeaders(),
    allow: 'POST, OPTIONS',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, accept',
    'access-control-max-age': '86400',
  };
  return withCors({ status: 204, headers }, cors);
}

/** Adds what lets a page on an allowed other origin read the answer; never echoes a stranger. */
export function withCors(reply: HttpReply, origin: string | null): HttpReply {
  const headers: Record<string, string> = { ...reply.headers, vary: 'origin, accept' };
  if (origin) {
    headers['access-control-allow-origin'] = origin;
    headers['cross-origin-resource-policy'] = 'cross-origin';
    headers['access-control-expose-headers'] = 'retry-after';
  }
  return { ...reply, headers };
}
