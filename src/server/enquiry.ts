import { type Post, readDraft } from '../service/enquiries.ts';
import {
  accepted,
  type Context,
  factsOf,
  languageOf,
  prefersJson,
  preflight,
  problem,
  readPost,
  textsOf,
} from './http.ts';
import { service } from './service.ts';

/** Answers POST /f/contact with a response to send, or the data of the page; `draft` is null if the post was unreadable. */
export async function answerEnquiry(context: Context) {
  if (context.request.method === 'OPTIONS') return preflight(context);
  const { enquiries } = service;
  let post: Post | null = null;
  try {
    post = await readPost(context);
    const { id, duplicate, next } = await enquiries.accept(post);
    return accepted(context, { id, next, ...(duplicate && { duplicate }) }, next);
  } catch (thrown) {
    const error = enquiries.refuse(thrown, factsOf(context).address);
    if (prefersJson(context.request)) return problem(context, error);
    const language = languageOf(context);
    return { language, error, draft: post && readDraft(post.fields, textsOf(language), error) };
  }
}
