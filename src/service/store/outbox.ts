import { DAY, MINUTE } from '../rate-limit.ts';
import { diary, leavesOutMore, unreadSince } from './service-state.ts';
import { type Part, part, plain, type Sql, skipLocked } from './sql.ts';

export type OutboxState = 'pending' | 'sent' | 'dead';

export interface OutboxRow {
  subject_id: string;
  kind: string;
  state: OutboxState;
  created_at: number;
  due_at: number;
  lease_until: number;
  attempts: number;
  last_code: string;
}

/** Queues a notification, or makes an existing one (even a dead one) due again if `where` is true for it. Returns whether it did. */
export async function enqueue(
  sql: Sql,
  { subjectId, kind, now }: { subjectId: string; kind: string; now: number },
  where: Part = plain('TRUE'),
): Promise<boolean> {
  const rows = await sql.rows`
    INSERT INTO outbox
      (subject_id, kind, state, created_at, due_at, lease_until, attempts, last_code)
    VALUES (${subjectId}, ${kind}, 'pending', ${now}, ${now}, 0, 0, '')
    ON CONFLICT (subject_id, kind) DO UPDATE SET state = 'pending', created_at = excluded.created_at,
      due_at = excluded.due_at, lease_until = 0, attempts = 0 WHERE ${where} RETURNING kind`;
  return rows.length > 0;
}

/** Time in which a visitor can send the form again, which releases it. */
const GRACE_MS = 15 * MINUTE;

/**
 * Queues the digest, at most once a day, if entries are held, the diary cannot be read, or more of its events are left out than before;
 * returns how many were queued. The row has the time of the last one, so neither a restart nor a second instance repeats it.
 */
export async function queueDigest(
  sql: Sql,
  { kinds, hasDiary, now }: { kinds: string[]; hasDiary: boolean; now: number },
): Promise<number> {
  const [oldest] = await sql.rows<{ created_at: number }>`
    SELECT created_at FROM submissions WHERE folder = 'spam' ORDER BY created_at LIMIT 1`;
  // An entry dated far ahead, by a clock that was wrong, also counts as old.
  const isHeld = oldest && Math.abs(now - oldest.created_at) >= GRACE_MS;
  const known = hasDiary ? await diary(sql, {}) : null;
  const isNews =
    known !== null &&
    (unreadSince(known) !== null || (await leavesOutMore(sql, known.leftOut, false)));
  if (!isHeld && !isNews) return 0;
  const isOld = part`outbox.created_at >= ${now + DAY}
    OR outbox.state <> 'pending' AND ABS(outbox.due_at - ${now}) >= ${DAY}`;
  let queued = 0;
  for (const kind of kinds)
    if (await enqueue(sql, { subjectId: 'held', kind, now }, isOld)) queued += 1;
  if (known && queued > 0) await leavesOutMore(sql, known.leftOut, true);
  return queued;
}

/** Uses PostgreSQL's clock for leases: the clocks of several machines may differ by minutes. */
const leaseClock = ({ dialect }: Sql, now: number): Part =>
  dialect === 'postgres'
    ? plain('(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT')
    : part`${now}`;

/** Leases due notifications. A dead process's lease expires, so delivery is at least once. */
export async function claim(
  sql: Sql,
  { now, leaseMs, limit, kinds }: { now: number; leaseMs: number; limit: number; kinds: string[] },
): Promise<OutboxRow[]> {
  if (kinds.length === 0) return [];
  const clock = leaseClock(sql, now);
  return sql.rows<OutboxRow>`
    UPDATE outbox SET lease_until = ${clock} + ${leaseMs}, attempts = attempts + 1
    WHERE (subject_id, kind) IN (
      SELECT subject_id, kind FROM outbox
      WHERE state = 'pending' AND due_at <= ${now} AND lease_until <= ${clock} AND kind IN (${kinds})
      ORDER BY due_at LIMIT ${limit} ${skipLocked(sql)})
    RETURNING *`;
}

/** Identifies one claim: later ones have another number, or another `createdAt` if the notification was queued again. */
interface Attempt {
  subjectId: string;
  kind: string;
  createdAt: number;
  attempts: number;
}

const isAttempt = ({ subjectId, kind, createdAt, attempts }: Attempt): Part =>
  part`subject_id = ${subjectId} AND kind = ${kind} AND created_at = ${createdAt} AND attempts = ${attempts}`;

export async function renewLease(
  sql: Sql,
  input: Attempt & { now: number; leaseMs: number },
): Promise<void> {
  await sql.rows`
    UPDATE outbox SET lease_until = ${leaseClock(sql, input.now)} + ${input.leaseMs}
    WHERE ${isAttempt(input)} AND lease_until > 0`;
}

/** Returns false if the notification was claimed or queued again meanwhile: a late failure reopens nothing. */
export async function settle(
  sql: Sql,
  input: Attempt & { state: OutboxState; code: string; dueAt: number },
): Promise<boolean> {
  const { subjectId, state, code, dueAt } = input;
  // Two that are settled at once would not see each other, and the token would stay.
  await sql.lock(subjectId);
  const rows = await sql.rows`
    UPDATE outbox SET state = ${state}, last_code = ${code}, due_at = ${dueAt}, lease_until = 0
    WHERE ${isAttempt(input)} AND state = 'pending' RETURNING kind`;
  if (rows.length === 0 || state !== 'sent') return rows.length > 0;
  // All mails with the booking's token are sent, so it need not be stored in clear.
  await sql.rows`
    UPDATE bookings SET token = '' WHERE id = ${subjectId} AND token <> ''
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE subject_id = bookings.id AND state <> 'sent')`;
  return true;
}

export async function deliveries(sql: Sql, { subjectId }: { subjectId: string }) {
  return sql.rows<OutboxRow>`SELECT * FROM outbox WHERE subject_id = ${subjectId} ORDER BY kind`;
}

export async function deadLetters(sql: Sql, { limit }: { limit: number }) {
  return sql.rows<OutboxRow>`
    SELECT * FROM outbox WHERE state = 'dead' ORDER BY created_at DESC, subject_id LIMIT ${limit}`;
}
