import { z } from 'astro/zod';
import { CONTACT_FIELDS } from '../../content/schema/forms.ts';
import { addressKey } from '../../lib/email-address.ts';
import { ServiceError, tooMany } from '../errors.ts';
import { type Enquiry, parseEnquiry } from '../form/enquiry.ts';
import type { PostLimits } from '../limits.ts';
import { MINUTE } from '../rate-limit.ts';
import { queueAcknowledgement } from './acknowledgements.ts';
import { sha256 } from './ids.ts';
import { countOne, lockLimits, readLimits } from './limits.ts';
import { enqueue } from './outbox.ts';
import { believedTime } from './service-state.ts';
import { pagesOf, plain, type Sql } from './sql.ts';

const SAME_CONTENT_MS = 10 * MINUTE;

export type Folder = 'inbox' | 'spam';

export interface Submission {
  id: string;
  createdAt: number;
  folder: Folder;
  data: Enquiry;
  flags: string[];
  score: number;
  /** BCP 47, of the form; older entries have none. */
  language?: string | undefined;
}

export interface NewSubmission extends Submission {
  limits: PostLimits;
  /** Entries with the same key are the same: always if `exact`, else within ten minutes. */
  dedupeKey: string;
  /** The key is the form's own `_id`, so it can be reused with other content. */
  exact: boolean;
  /** Whether the sender gets an email, unless the entry is held. */
  acknowledges?: boolean | undefined;
  targets: string[];
}

export interface SubmissionRow extends Omit<Submission, 'data' | 'flags'> {
  data: string;
  flags: string;
}

export const SUBMISSION_COLUMNS = plain(
  'id, created_at AS "createdAt", folder, data, flags, score, language',
);

/** `released`: the entry was held and is now in the inbox. */
interface Saved {
  id: string;
  outcome: 'stored' | 'held' | 'duplicate' | 'released';
}

/** Returns equal text for the same enquiry. */
function contentOf(data: Enquiry): string {
  const answers = CONTACT_FIELDS.map(({ name }) =>
    name === 'email' ? addressKey(data.email) : data[name],
  );
  return JSON.stringify([...answers, Object.entries(data.extra).sort()]);
}

/** Identifies repeats by the form's `_id`, or else by the sender's network and content. */
export function dedupeKey(from: { id: string } | { network: string; data: Enquiry }): string {
  const text = 'id' in from ? `id:${from.id}` : `from:${from.network}${contentOf(from.data)}`;
  return sha256(text);
}

/**
 * Saves an entry and counts it against its limits. Duplicates and refused entries are not counted.
 * @throws {ServiceError} 422 if the `_id` is taken by other content, 429
 */
export async function save(sql: Sql, entry: NewSubmission): Promise<Saved> {
  const { createdAt: now, data, targets, limits } = entry;
  await sql.lock(entry.dedupeKey);
  const since = entry.exact ? 0 : now - SAME_CONTENT_MS;
  const [row] = await sql.rows<SubmissionRow>`
    SELECT ${SUBMISSION_COLUMNS} FROM submissions WHERE dedupe_key = ${entry.dedupeKey} AND created_at >= ${since}
    ORDER BY created_at LIMIT 1`;
  const known = row && toSubmission(row);
  const { id } = known ?? entry;
  if (known && contentOf(known.data) !== contentOf(data)) throw new ServiceError(422, 'id_reused');
  // A visitor who sends the same form again means it, so a held entry is released.
  if (known && !(entry.exact && known.folder === 'spam')) return { id, outcome: 'duplicate' };

  const { total, ...own } = limits;
  await lockLimits(sql, own);
  const left = await readLimits(sql, limits, now);
  if (left.post.wait > 0) throw tooMany(left.post.wait);
  const isSpam = entry.folder === 'spam' && !known;
  if (!isSpam && left.total.wait === 0) {
    // Only while there is room: from here on, posts of all networks wait for each other.
    await lockLimits(sql, { total });
    Object.assign(left, await readLimits(sql, { total }, now));
  }
  const isFlood = !isSpam && left.total.wait > 0 && left.first.wait > 0;
  const isHeld = isFlood || isSpam;
  if (known && isHeld) return { id, outcome: 'duplicate' };
  const acknowledges = entry.acknowledges && !isHeld && left.acknowledgement.wait === 0;
  const news = { id, targets, acknowledges, now };
  if (known) await restore(sql, news);
  else {
    const flags = isFlood ? [...entry.flags, 'flood'] : entry.flags;
    await insert(sql, { ...entry, flags, folder: isHeld ? 'spam' : 'inbox' });
    if (!isHeld) await notify(sql, news);
  }
  const counted = acknowledges ? [left.post, left.acknowledgement] : [left.post];
  // Spam must not use up the limit that all networks share.
  if (!isSpam) counted.push(left.first, left.total);
  await countOne(sql, ...counted);
  return { id, outcome: known ? 'released' : isHeld ? 'held' : 'stored' };
}

async function insert(sql: Sql, entry: NewSubmission): Promise<void> {
  const { id, createdAt, data } = entry;
  await sql.rows`
    INSERT INTO submissions
      (id, created_at, stored_at, folder, dedupe_key, exact,
       email, data, flags, score, language)
    VALUES (${id}, ${createdAt}, ${await believedTime(sql, createdAt)}, ${entry.folder}, ${entry.dedupeKey}, ${entry.exact ? 1 : 0},
      ${addressKey(data.email)}, ${JSON.stringify(data)}, ${JSON.stringify(entry.flags)}, ${entry.score}, ${entry.language ?? ''})`;
}

export async function list(sql: Sql, { folder, limit }: { folder: Folder; limit: number }) {
  const rows = await sql.rows<SubmissionRow>`
    SELECT ${SUBMISSION_COLUMNS} FROM submissions WHERE folder = ${folder} ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
  return rows.map(toSubmission);
}

export const page = pagesOf('submissions', SUBMISSION_COLUMNS, toSubmission);

export async function get(sql: Sql, { id }: { id: string }): Promise<Submission | null> {
  const [row] = await sql.rows<SubmissionRow>`
    SELECT ${SUBMISSION_COLUMNS} FROM submissions WHERE id = ${id}`;
  return row ? toSubmission(row) : null;
}

/** Moves a held entry to the inbox and queues its notifications; false if it is not held. */
export async function restore(sql: Sql, news: News): Promise<boolean> {
  const rows = await sql.rows`
    UPDATE submissions SET folder = 'inbox' WHERE id = ${news.id} AND folder = 'spam' RETURNING id`;
  if (rows.length > 0) await notify(sql, news);
  return rows.length > 0;
}

interface News extends Pick<NewSubmission, 'id' | 'targets' | 'acknowledges'> {
  now: number;
}

async function notify(sql: Sql, { id, targets, acknowledges, now }: News): Promise<void> {
  for (const kind of targets) await enqueue(sql, { subjectId: id, kind, now });
  if (acknowledges) await queueAcknowledgement(sql, { id, now });
}

/** Returns the number of held entries and the first of them, beginning with those that no digest has named. */
export async function held(
  sql: Sql,
  { limit }: { limit: number },
): Promise<{ total: number; entries: Submission[] }> {
  const [counted] = await sql.rows<{ total: number }>`
    SELECT COUNT(*) AS total FROM submissions WHERE folder = 'spam'`;
  const rows = await sql.rows<SubmissionRow>`
    SELECT ${SUBMISSION_COLUMNS} FROM submissions WHERE folder = 'spam'
    ORDER BY CASE WHEN told_at = 0 THEN 0 ELSE 1 END, score, created_at DESC, id LIMIT ${limit}`;
  return { total: counted?.total ?? 0, entries: rows.map(toSubmission) };
}

export async function markNotified(
  sql: Sql,
  { ids, now }: { ids: string[]; now: number },
): Promise<void> {
  const told = await believedTime(sql, now);
  await sql.rows`UPDATE submissions SET told_at = ${told} WHERE told_at = 0 AND id IN (${ids})`;
}

/** Returns how many of the ids were held. */
export async function discard(sql: Sql, { ids }: { ids: string[] }): Promise<number> {
  const rows = await sql.rows`
    DELETE FROM submissions WHERE folder = 'spam' AND id IN (${ids}) RETURNING id`;
  return rows.length;
}

export function toSubmission({ data, flags, language, ...entry }: SubmissionRow): Submission {
  return {
    ...entry,
    data: parseEnquiry(JSON.parse(data)),
    flags: z.array(z.string()).parse(JSON.parse(flags)),
    ...(language && { language }),
  };
}
