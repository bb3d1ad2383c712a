import { networkOf } from './address.ts';
import { ServiceError } from './errors.ts';
import type { Enquiry } from './form/enquiry.ts';
import { readEntry, readMetadata } from './form/fields.ts';
import type { GiveBack, PostLimits } from './form/limits.ts';
import type { Fields } from './form/parse.ts';
import { SPAM_SCORE, scoreSpam } from './form/spam.ts';
import type { Log } from './log.ts';
import { checkOrigin, type OriginFacts, type OriginVerdict } from './origin.ts';
import { redirectTarget } from './redirect.ts';
import { createRefuse, tooMany } from './refusals.ts';
import type { Settings } from './settings.ts';
import { newId } from './store/ids.ts';
import type { Store } from './store/store.ts';
import { dedupeKey, type Saved } from './store/submissions.ts';
import { type AllTexts, type ServiceTexts, textsIn } from './texts.ts';

export interface PostFacts extends OriginFacts {
  /** As `clientAddress` returns it. */
  address: string;
}

export interface Post {
  fields: Fields;
  facts: PostFacts;
  /** Code of the language in the address, such as `nb`; undefined for the default one. */
  language: string | undefined;
}

/** What a visitor had typed, with what the form carries besides, to fill it in again. */
export interface Draft {
  data: Enquiry;
  next: string;
  id: string;
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
  limits: PostLimits;
  targets: string[];
  /** Whether who wrote gets an email. */
  acknowledges: boolean;
}

const SAME_CONTENT_MS = 10 * 60_000;

export function createEnquiries(parts: EnquiryParts) {
  const { store, texts, settings, limits, targets, acknowledges, now, log, onQueued } = parts;
  const refuse = createRefuse(log, limits.invalid);

  async function save({ fields, facts, language }: Post, verdict: OriginVerdict) {
    const started = performance.now();
    const metadata = readMetadata(fields);
    const { thanksPath, options, language: tag } = textsIn(texts, language);
    const { data, errors, flags } = readEntry(fields, options);
    if (errors.length > 0) throw new ServiceError(422, 'invalid', { fields: errors });
    const { score, reasons } = scoreSpam({ ...metadata, data, originUnknown: verdict.unknown });
    const spam = score >= SPAM_SCORE;
    const share = await limits.reserve(facts.address, spam);
    if (share.wait > 0) throw tooMany(share.wait);
    const held = spam || share.flood;
    const createdAt = now();
    const from =
      metadata.id === null ? { network: networkOf(facts.address), data } : { id: metadata.id };
    let giveBack: GiveBack | null = null;
    let saved: Saved;
    try {
      if (acknowledges) giveBack = await limits.acknowledgement(facts.address);
      saved = await store.save({
        id: newId(createdAt),
        createdAt,
        folder: held ? 'spam' : 'inbox',
        data,
        flags: [...flags, ...reasons, ...(share.flood ? ['flood'] : [])],
        score,
        dedupeKey: dedupeKey(from),
        exact: metadata.id !== null,
        releases: metadata.id !== null && !share.flood,
        windowMs: SAME_CONTENT_MS,
        targets,
        acknowledges: giveBack !== null,
        language: tag,
      });
    } catch (error) {
      await share.release();
      await giveBack?.();
      throw error;
    }
    const isRepeated = saved.outcome === 'duplicate' || saved.outcome === 'conflict';
    if (isRepeated) await share.release();
    else onQueued();
    if (isRepeated || (held && saved.outcome === 'stored')) await giveBack?.();
    if (saved.outcome === 'conflict') throw new ServiceError(422, 'id_reused');
    log.info('stored', {
      id: saved.id,
      outcome: saved.outcome,
      held: saved.outcome === 'stored' && held,
      ms: Math.round(performance.now() - started),
    });
    const { site, redirectOrigins } = verdict;
    const thanks = new URL(thanksPath, site).href;
    const next = redirectTarget(metadata.next, site, redirectOrigins, thanks);
    // `next` is absolute: where a form without scripts goes next.
    return { id: saved.id, duplicate: saved.outcome !== 'stored', next };
  }

  return {
    /** Stores a post, or finds the one already stored. @throws {ServiceError} 403, 422, 429, 500 or 503 */
    async accept(post: Post) {
      try {
        return await save(post, checkOrigin(post.facts, settings));
      } catch (error) {
        throw await refuse(error, post.facts.address);
      }
    },
    /** Returns the error to answer with for anything thrown before or by `accept`; counts it once. */
    refuse,
  };
}

/** Reads what fills in the form again; `next` is as it was posted, and checked when it comes again. */
export function readDraft(fields: Fields, { options }: ServiceTexts, error: ServiceError): Draft {
  const { id, next } = readMetadata(fields);
  const { data } = readEntry(fields, options);
  return { data, next, id: error.code === 'id_reused' ? newId(Date.now()) : (id ?? '') };
}
