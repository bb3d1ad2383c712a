import { believedTime } from './service-state.ts';
import { placeholders, type Sql } from './sql.ts';
import { type Submission, type SubmissionRow, toSubmission } from './submissions.ts';

/** Subject of the digest of held entries in the outbox. */
export const DIGEST_SUBJECT = 'held';

/**
 * Returns how many entries are held and the first of them: those that no digest has named yet before the others, then
 * the lowest spam score, then the newest.
 */
export async function held(
  sql: Sql,
  { limit }: { limit: number },
): Promise<{ total: number; entries: Submission[] }> {
  const [counted] = await sql.rows<{ total: number }>(
    `SELECT COUNT(*) AS total FROM submissions WHERE folder = 'spam'`,
  );
  const rows = await sql.rows<SubmissionRow>(
    `SELECT * FROM submissions WHERE folder = 'spam'
     ORDER BY CASE WHEN told_at = 0 THEN 0 ELSE 1 END, score, created_at DESC, id LIMIT ?`,
    limit,
  );
  return { total: counted?.total ?? 0, entries: rows.map(toSubmission) };
}

/** Records that a digest has named these entries. */
export async function markNotified(
  sql: Sql,
  { ids, now }: { ids: string[]; now: number },
): Promise<void> {
  await sql.rows(
    `UPDATE submissions SET told_at = ?
     WHERE told_at = 0 AND id IN (${placeholders(ids)})`,
    await believedTime(sql, now),
    ...ids,
  );
}

/**
 * Queues a digest of each kind whose last one is `everyMs` old, when an entry has been held for `graceMs`. The outbox
 * row says when the last one went, so neither a restart nor a second instance repeats one. Returns how many were queued.
 */
export async function queueDigest(
  sql: Sql,
  input: { kinds: string[]; now: number; graceMs: number; everyMs: number },
): Promise<number> {
  const [oldest] = await sql.rows<{ created_at: number }>(
    `SELECT created_at FROM submissions WHERE folder = 'spam' ORDER BY created_at LIMIT 1`,
  );
  if (!oldest || oldest.created_at > input.now - input.graceMs) return 0;
  let queued = 0;
  for (const kind of input.kinds) {
    const rows = await sql.rows(
      `INSERT INTO outbox
         (subject_id, kind, state, created_at, due_at, lease_until, attempts, last_code)
       VALUES (?, ?, 'pending', ?, ?, 0, 0, '')
       ON CONFLICT (subject_id, kind) DO UPDATE SET state = 'pending',
         created_at = excluded.created_at, due_at = excluded.due_at, attempts = 0, last_code = ''
       WHERE outbox.state <> 'pending' AND outbox.due_at <= ?
       RETURNING kind`,
      DIGEST_SUBJECT,
      kind,
      input.now,
      input.now,
      input.now - input.everyMs,
    );
    queued += rows.length;
  }
  return queued;
}

/** Deletes held entries; returns how many of the ids were held. */
export async function discard(sql: Sql, { ids }: { ids: string[] }): Promise<number> {
  const rows = await sql.rows(
    `DELETE FROM submissions WHERE folder = 'spam' AND id IN (${placeholders(ids)}) RETURNING id`,
    ...ids,
  );
  return rows.length;
}
