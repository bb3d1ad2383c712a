import type { Language } from '../content/language.ts';
import { type Draft, type Post, readDraft } from '../service/enquiries.ts';
import type { ServiceError } from '../service/errors.ts';
import {
  type Context,
  codeOf,
  factsOf,
  languageOf,
  prefersJson,
  preflight,
  problem,
  readFields,
  refuseMethod,
  textsOf,
  withCors,
} from './http.ts';
import { service } from './service.ts';

/** A refused post, for the page that gives the form back. */
export interface RefusedEnquiry {
  language: Language;
  error: ServiceError;
  /** Null where nothing could be read. */
  draft: Draft | null;
}

/** Answers POST /f/contact: a response to send, or what the page must show. */
export async function answerEnquiry(context: Context): Promise<Response | RefusedEnquiry> {
  if (context.request.method === 'OPTIONS') return preflight(context);
  const language = languageOf(context);
  const { enquiries } = service;
  const facts = factsOf(context);
  let post: Post | null = null;
  try {
    refuseMethod(context, 'POST');
    post = { fields: await readFields(context), facts, language: codeOf(language) };
    const { id, duplicate, next } = await enquiries.accept(post);
    const answer = prefersJson(context.request)
      ? Response.json({ ok: true, id, next, ...(duplicate && { duplicate }) })
      : new Response(null, { status: 303, headers: { location: next } });
    withCors(context, answer.headers);
    return answer;
  } catch (thrown) {
    const error = enquiries.refuse(thrown, facts.address);
    const own = textsOf(language);
    if (!prefersJson(context.request))
      return { language, error, draft: post && readDraft(post.fields, own, error) };
    const answer = problem(error, own);
    withCors(context, answer.headers);
    return answer;
  }
}
