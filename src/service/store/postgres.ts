import pg from 'pg';
import { StoreRefused, StoreUnavailable, throwUnavailable } from '../errors.ts';
import { migrateSchema } from './schema.ts';
import { part, type Sql } from './sql.ts';
import { createStore, type Store } from './store.ts';

const INT8 = 20;
/** SQLSTATE of a wrong login, a missing database or missing rights; retrying won't help. */
const REFUSED = /^(28|3D|42)/;
/** SQLSTATE classes caused by our own statement or its parameters; retrying won't help (PostgreSQL, appendix A). */
const FAULT = /^(2[23]|42[67P])/;
const STATEMENT_TIMEOUT_MS = 5_000;
const BEGIN = `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}`;

/**
 * Any number of instances may share it. On serverless hosts each operation opens a connection, and the first one prepares the
 * database: a request's connections are not available to the next (Cloudflare), or may be closed by then (others).
 * @throws {StoreRefused} if commits could be lost @throws {StoreUnavailable}
 */
export async function openPostgresStore(
  url: string,
  {
    isServerless = false,
    connections = 10,
  }: { isServerless?: boolean; connections?: number | undefined } = {},
): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    ...(isServerless ? { max: 1_000, maxUses: 1 } : { max: connections }),
    connectionTimeoutMillis: 4_000,
    query_timeout: STATEMENT_TIMEOUT_MS + 500,
    application_name: 'inbox',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  // A broken connection also emits an error, which would end the process without a listener.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let isPrepared = false;
  const prepare = async (client: pg.PoolClient) => {
    await transaction(client, async (sql) => {
      await expectDurability(sql);
      await migrateSchema(sql);
    });
    isPrepared = true;
  };
  if (!isServerless)
    await connected(pool, prepare).catch(async (error: unknown) => {
      await pool.end();
      const { code = '', cause = error } = error as { code?: string; cause?: unknown };
      if (!REFUSED.test(code)) throw error;
      throw new StoreRefused(`PostgreSQL cannot be used: ${(cause as Error).message}`);
    });
  return createStore({
    kind: 'postgres',
    run: (operation) =>
      connected(pool, async (client) => {
        if (!isPrepared) await prepare(client).catch(throwUnavailable);
        return transaction(client, operation);
      }),
    emptyLog: async () => {},
    close: () => pool.end(),
  });
}

async function driver<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { code = 'postgres' } = error as { code?: string };
    if (FAULT.test(code)) throw error;
    throw new StoreUnavailable(code, { cause: error });
  }
}

async function expectDurability(sql: Sql) {
  const names = ['synchronous_commit', 'fsync', 'full_page_writes'];
  const [off] = await sql.rows<{ name: string }>`
    SELECT name FROM pg_settings WHERE name IN (${names}) AND setting = 'off'`;
  if (off) throw new StoreRefused(`PostgreSQL runs with ${off.name} = off: commits could be lost.`);
}

async function connected<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await driver(pool.connect());
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    // The connection may be at fault, such as one opened while the database was read-only.
    if (error instanceof StoreUnavailable) broken = error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Runs work, even reads, in a transaction. A pooler may give each transaction another session, so isolation and timeout are
 * set here. Statements after `lock` must see what others have committed.
 */
async function transaction<T>(client: pg.PoolClient, work: (sql: Sql) => Promise<T>): Promise<T> {
  try {
    await driver(client.query(BEGIN));
    const result = await work(postgresSql(client));
    await driver(client.query('COMMIT'));
    return result;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) await driver(client.query('ROLLBACK'));
    throw error;
  }
}

function postgresSql(client: pg.PoolClient): Sql {
  return {
    dialect: 'postgres',
    async rows<T>(...statement: Parameters<typeof part>) {
      const { text, values } = part(...statement);
      let index = 0;
      const numbered = text.replace(/\?/g, () => {
        index += 1;
        return `$${index}`;
      });
      return (await driver(client.query(numbered, [...values]))).rows as T[];
    },
    async lock(...keys: string[]) {
      const locks = keys.map((key) => part`pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
      await this.rows`SELECT ${locks}`;
    },
  };
}
