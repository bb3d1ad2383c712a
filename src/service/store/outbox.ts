import type { Sql } from './sql.ts';

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

/** Queues a notification, or makes the one that is there due (also a dead one). */
export async function enqueue(
  sql: Sql,
  { subjectId, kind, now }: { subjectId: string; kind: string; now: number },
): Promise<void> {
  await sql.rows(
    `INSERT INTO outbox
       (subject_id, kind, state, created_at, due_at, lease_until, attempts, last_code)
     VALUES (?, ?, 'pending', ?, ?, 0, 0, '')
     ON CONFLICT (subject_id, kind) DO UPDATE SET state = 'pending', created_at = excluded.created_at,
       due_at = excluded.due_at, lease_until = 0, attempts = 0`,
    subjectId,
    kind,
    now,
    now,
  );
}

/** PostgreSQL's own clock tells leases: those of several machines may differ by minutes. */
const leaseClock = ({ dialect }: Sql) =>
  dialect === 'postgres'
    ? '(CAST(? AS BIGINT) * 0 + EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT'
    : '?';

/**
 * Claims what is due and nobody holds, for `leaseMs`; `renewLeases` holds it for longer. Whoever dies with a lease
 * gives it back by its end, so delivery is at least once.
 */
export async function claim(
  sql: Sql,
  input: { now: number; leaseMs: number; limit: number; kinds: string[] },
): Promise<OutboxRow[]> {
  if (input.kinds.length === 0) return [];
  const marks = input.kinds.map(() => '?').join(', ');
  const skip = sql.dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const clock = leaseClock(sql);
  return sql.rows<OutboxRow>(
    `UPDATE outbox SET lease_until = ${clock} + ?, attempts = attempts + 1
     WHERE (subject_id, kind) IN (
       SELECT subject_id, kind FROM outbox
       WHERE state = 'pending' AND due_at <= ? AND lease_until <= ${clock} AND kind IN (${marks})
       ORDER BY due_at LIMIT ? ${skip})
     RETURNING *`,
    input.now,
    input.leaseMs,
    input.now,
    input.now,
    ...input.kinds,
    input.limit,
  );
}

/** Holds what is still being delivered for another `leaseMs`. */
export async function renewLeases(
  sql: Sql,
  input: { now: number; leaseMs: number; held: { subjectId: string; kind: string }[] },
): Promise<void> {
  for (const { subjectId, kind } of input.held) {
    await sql.rows(
      `UPDATE outbox SET lease_until = ${leaseClock(sql)} + ?
       WHERE subject_id = ? AND kind = ? AND lease_until > 0`,
      input.now,
      input.leaseMs,
      subjectId,
      kind,
    );
  }
}

/** Ends every lease on these kinds: their holder is known to be dead. */
export async function endLeases(sql: Sql, { kinds }: { kinds: string[] }): Promise<void> {
  await sql.rows(
    `UPDATE outbox SET lease_until = 0 WHERE state = 'pending' AND lease_until > 0
       AND kind IN (${kinds.map(() => '?').join(', ')})`,
    ...kinds,
  );
}

/** Writes down how an attempt ended and lets the lease go. */
export async function settle(
  sql: Sql,
  input: {
    subjectId: string;
    kind: string;
    attempts: number;
    state: OutboxState;
    code: string;
    dueAt: number;
  },
): Promise<void> {
  await sql.rows(
    `UPDATE outbox SET state = ?, last_code = ?, due_at = ?, lease_until = 0
     WHERE subject_id = ? AND kind = ? AND attempts = ?`,
    input.state,
    input.code,
    input.dueAt,
    input.subjectId,
    input.kind,
    input.attempts,
  );
  if (input.state !== 'sent') return;
  // A booking's token is in its mails now and need not be readable here.
  await sql.rows(
    `UPDATE bookings SET token = '' WHERE id = ? AND token <> ''
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE subject_id = bookings.id AND state <> 'sent')`,
    input.subjectId,
  );
}

/** When the next notification of these kinds is due (ms), or null when none waits. */
export async function nextDue(sql: Sql, { kinds }: { kinds: string[] }): Promise<number | null> {
  const [row] = await sql.rows<{ due: number | null }>(
    `SELECT MIN(CASE WHEN lease_until > due_at THEN lease_until ELSE due_at END) AS due
     FROM outbox WHERE state = 'pending' AND kind IN (${kinds.map(() => '?').join(', ')})`,
    ...kinds,
  );
  return row?.due ?? null;
}

/** The notifications of one entry, in the order of their kinds. */
export async function deliveries(sql: Sql, { subjectId }: { subjectId: string }) {
  return sql.rows<OutboxRow>('SELECT * FROM outbox WHERE subject_id = ? ORDER BY kind', subjectId);
}

/** What could not be delivered and waits for a person. */
export async function deadLetters(sql: Sql, { limit }: { limit: number }) {
  return sql.rows<OutboxRow>(
    `SELECT * FROM outbox WHERE state = 'dead' ORDER BY created_at DESC, subject_id LIMIT ?`,
    limit,
  );
}
