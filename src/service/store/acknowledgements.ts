import { DAY } from '../rate-limit.ts';
import { enqueue } from './outbox.ts';
import { plain, type Sql } from './sql.ts';

/** Outbox kind of the email to who wrote. */
export const ACKNOWLEDGEMENT = 'acknowledgement';

/** In the text of the statement: no database takes a part of an index for a parameter. */
const KIND = plain(`'${ACKNOWLEDGEMENT}'`);

const PER_ADDRESS = 1;
const PER_DAY = 100;

interface News {
  /** Of the enquiry. */
  id: string;
  now: number;
}

/** Queues the email to who wrote an enquiry, where address and day have room for it: anybody can type anybody's address. */
export async function queueAcknowledgement(sql: Sql, news: News): Promise<void> {
  // Posts wait for each other only while there is room.
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
