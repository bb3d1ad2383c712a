import { randomBytes } from 'node:crypto';
import { newToken } from './ids.ts';
import type { Sql } from './sql.ts';

/** Reads what the service keeps about itself under a name, or null. */
export async function readState(sql: Sql, name: string): Promise<string | null> {
  const [row] = await sql.rows<{ value: string }>(
    'SELECT value FROM service_state WHERE name = ?',
    name,
  );
  return row?.value ?? null;
}

export async function writeState(sql: Sql, name: string, value: string): Promise<void> {
  await sql.rows(
    `INSERT INTO service_state (name, value) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    name,
    value,
  );
}

/** Returns the secret of this name (192 random bits, base64url), the same to every instance; made at first use. */
export async function secret(sql: Sql, { name }: { name: string }): Promise<string> {
  await sql.lock('secret');
  const key = `secret:${name}`;
  const known = await readState(sql, key);
  if (known !== null) return known;
  const made = newToken();
  await writeState(sql, key, made);
  return made;
}

/** Bytes that become a text as long as the largest post in base64. */
const PROBE_BYTES = 48 * 1024;

/** Writes as much as the largest post; succeeds when posts could be stored now. */
export async function probe(sql: Sql, _: Record<string, never>): Promise<void> {
  // Random, since SQLite does not write pages whose content stays the same.
  await writeState(sql, 'probe', randomBytes(PROBE_BYTES).toString('base64'));
}
