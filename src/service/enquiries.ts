import { networkOf } from './address.ts';
import { ServiceError } from './errors.ts';
import { readEntry, readMetadata } from './form/fields.ts';
import type { Fields } from './form/parse.ts';
import { SPAM_SCORE, scoreSpam } from './form/spam.ts';
import { postLimits } from './limits.ts';
import type { Log } from './log.ts';
import { checkOrigin, type OriginFacts } from './origin.ts';
import { createGate } from './rate-limit.ts';
import { redirectTarget } from './redirect.ts';
import { createRefuse } from './refusals.ts';
import type { Settings } from './settings.ts';
import { newId } from './store/ids.ts';
import type { Store } from './store/store.ts';
import { dedupeKey } from './store/submissions.ts';
import { type AllTexts, type ServiceTexts, textsIn } from './texts.ts';

export interface PostFacts extends OriginFacts {
  /** As `clientAddress` returns it. */
  address: string;
}

export interface Post {
  fields: Fields;
  facts: PostFacts;
  /** Code of the language in the URL, such as `nb`; undefined for the default one. */
  language: string | undefined;
}

export interface IntakeParts {
  store: Store;
  texts: AllTexts;
  settings: Settings;
  /** In ms. */
  now: () => number;
  log: Log;
  onQueued: () => void;
}

interface EnquiryParts extends IntakeParts {
  targets: string[];
  acknowledges: boolean;
}

export function createEnquiries(parts: EnquiryParts) {
  const { store, texts, settings, targets, acknowledges, now, log, onQueued } = parts;
  const refuse = createRefuse(parts);
  const gate = createGate(settings.RATE_PER_MINUTE);

  async function save({ fields, facts, language }: Post) {
    const started = performance.now();
    const { site, redirectOrigins, unknown: originUnknown } = checkOrigin(facts, settings);
    const metadata = readMetadata(fields);
    const { thanksPath, options, language: tag } = textsIn(texts, language);
    const { data, errors, flags } = readEntry(fields, options);
    if (errors.length > 0) throw new ServiceError(422, 'invalid', { fields: errors });
    const { score, reasons } = scoreSpam({ ...metadata, data, originUnknown });
    const createdAt = now();
    const network = networkOf(facts.address);
    const { id, outcome } = await gate(network, () =>
      store.save({
        id: newId(createdAt),
        createdAt,
        folder: score >= SPAM_SCORE ? 'spam' : 'inbox',
        data,
        flags: [...flags, ...reasons],
        score,
        dedupeKey: dedupeKey(metadata.id === null ? { network, data } : { id: metadata.id }),
        exact: metadata.id !== null,
        limits: postLimits(settings, facts.address),
        targets,
        acknowledges,
        language: tag,
      }),
    );
    if (outcome !== 'duplicate') onQueued();
    log.info('stored', { id, outcome, ms: Math.round(performance.now() - started) });
    const thanks = new URL(thanksPath, site).href;
    const next = redirectTarget(metadata.next, site, redirectOrigins, thanks);
    // `next` is absolute: forms without scripts are redirected to it.
    return { id, duplicate: outcome === 'duplicate' || outcome === 'released', next };
  }

  return {
    /** Stores a post, or finds the one already stored. @throws {ServiceError} 403, 422, 429, 500 or 503 */
    accept: (post: Post) =>
      save(post).catch((error: unknown) => {
        throw refuse(error, post.facts.address);
      }),
    /** Returns the error to answer with for anything thrown before or by `accept`; counts it once. */
    refuse,
  };
}

/** Reads the values to fill the form in again; `next` is unchecked until the form is posted again. */
export function readDraft(fields: Fields, { options }: ServiceTexts, error: ServiceError) {
  const { id, next } = readMetadata(fields);
  const { data } = readEntry(fields, options);
  return { data, next, id: error.code === 'id_reused' ? newId(Date.now()) : (id ?? '') };
}
