import pg from 'pg';
import { migrateSchema } from './schema.ts';
import { type Sql, type SqlValue, StoreRefused, StoreUnavailable } from './sql.ts';
import { methods, type OperationName, perform, READ_ONLY, type Store } from './store.ts';

const INT8 = 20;
/** Wrong password or name, no such database, no rights: waiting does not help. */
const REFUSED = /^(28|3D|42)/;

/**
 * Opens the store in the PostgreSQL database at a connection URL. Any number of instances may share it; a lost
 * connection is replaced when it is needed.
 * @throws {StoreRefused} when it turns us away or is set up to lose commits.
 * @throws {StoreUnavailable} when it cannot be reached now.
 */
export async function openPostgresStore(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 5_000,
    query_timeout: 5_500,
    application_name: 'inbox',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  // A connection that breaks, idle or in use, says so by an event as well, which unheard would end
  // the process. Whoever is using it gets the error as the answer to a query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await checkDurability(pool);
    await transaction(pool, migrateSchema);
  } catch (error) {
    await pool.end();
    if (error instanceof StoreRefused) throw error;
    if (!REFUSED.test(sqlState(error))) throw unavailable(error);
    throw new StoreRefused(`PostgreSQL cannot be used: ${(error as Error).message}`);
  }

  const run = async (name: OperationName, input: unknown) => {
    try {
      if (READ_ONLY.has(name)) return await perform(postgresSql(pool), name, input);
      return await transaction(pool, (sql) => perform(sql, name, input));
    } catch (error) {
      throw unavailable(error);
    }
  };
  return {
    ...methods(run),
    kind: 'postgres',
    check: async () => 'ok',
    // Dead rows are PostgreSQL's own business: autovacuum reuses their pages.
    scrub: async () => {},
    close: () => pool.end(),
  };
}

const sqlState = (error: unknown) => (error as { code?: string }).code ?? '';

const unavailable = (error: unknown) =>
  new StoreUnavailable(sqlState(error) || 'postgres', { cause: error });

async function checkDurability(pool: pg.Pool) {
  for (const [name, bad] of [
    ['synchronous_commit', 'off'],
    ['fsync', 'off'],
    ['full_page_writes', 'off'],
  ] as const) {
    const { rows } = await pool.query<Record<string, string>>(`SHOW ${name}`);
    if (rows[0]?.[name] === bad) {
      throw new StoreRefused(`PostgreSQL runs with ${name} = ${bad}: commits could be lost.`);
    }
  }
}

async function transaction<T>(pool: pg.Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(postgresSql(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function postgresSql(client: pg.Pool | pg.PoolClient): Sql {
  return {
    dialect: 'postgres',
    async rows<T>(text: string, ...values: SqlValue[]) {
      let index = 0;
      const numbered = text.replace(/\?/g, () => {
        index += 1;
        return `$${index}`;
      });
      const { rows } = await client.query(numbered, values);
      return rows as T[];
    },
    async lock(key: string) {
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    },
  };
}
