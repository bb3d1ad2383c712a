import { DAY } from '../rate-limit.ts';
import { enqueue } from './outbox.ts';
import { plain, type Sql } from './sql.ts';

/** Outbox kind of the email to an enquiry's sender. */
export const ACKNOWLEDGEMENT = 'acknowledgement';

/** Inlined in the statement: with a parameter no database uses the partial index. */
const KIND = plain(`'${ACKNOWLEDGEMENT}'`);

const PER_ADDRESS = 1;
const PER_DAY = 100;

interface News {
  id: string;
  now: number;
}

/** Queues the email to the sender if the limits per address and day allow it: anybody can enter a stranger's address. */
export async function queueAcknowledgement(sql: Sql, news: News): Promise<void> {
  // Also checked before the lock, so that posts wait only while there is room.
  if (!(await hasRoom(sql, news))) return;
  await sql.lock(ACKNOWLEDGEMENT);
  if (await hasRoom(sql, news)) {
    await enqueue(sql, { subjectId: news.id, kind: ACKNOWLEDGEMENT, now: news.now });
  }
}

async function hasRoom(sql: Sql, { id, now }: News): Promise<boolean> {
  const [counts] = await sql.rows<{ address: number; day: number }>`
    SELECT COUNT(*) AS "day", COUNT(CASE WHEN other.email = own.email THEN 1 END) AS "address"
    FROM submissions AS own, outbox JOIN submissions AS other ON other.id = outbox.subject_id
    WHERE own.id = ${id} AND outbox.kind = ${KIND} AND outbox.created_at > ${now - DAY}`;
  return counts !== undefined && counts.address < PER_ADDRESS && counts.day < PER_DAY;
}
