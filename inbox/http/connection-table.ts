import type { Connection } from './connection.ts';

/** As nginx's send_timeout, only shorter: our writes are small. */
const STALLED_MS = 30_000;

export interface ConnectionLimits {
  total: number;
  /** Null behind a proxy of ours, which has one address for all visitors. */
  perAddress: number | null;
}

/**
 * Keeps the open connections within limits. Where one is reached, the connection that has been of
 * no use for longest gives way to the new one: a limit that only refused could be used to shut others out.
 */
export function connectionTable({ total, perAddress }: ConnectionLimits) {
  const open = new Map<Connection, string>();
  const counts = new Map<string, number>();

  function forget(connection: Connection) {
    const key = open.get(connection);
    if (key === undefined) return;
    open.delete(connection);
    const left = (counts.get(key) ?? 0) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  }

  /** Ends the most useless connection (of the address, where a key is given), if there is one. */
  function makeRoom(key: string | null): boolean {
    let worst: Connection | null = null;
    let longest = 0;
    for (const [connection, other] of open) {
      const uselessMs = key === null || key === other ? connection.uselessMs : 0;
      if (uselessMs <= longest) continue;
      worst = connection;
      longest = uselessMs;
    }
    if (!worst) return false;
    forget(worst);
    worst.destroy();
    return true;
  }

  /** Adds a connection under the key of its address; returns whether there was room for it. */
  function admit(connection: Connection, key: string): boolean {
    const count = counts.get(key) ?? 0;
    if (perAddress !== null && count >= perAddress && !makeRoom(key)) return false;
    if (open.size >= total && !makeRoom(null)) return false;
    open.set(connection, key);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    connection.once('close', () => forget(connection));
    return true;
  }

  /** Ends the connections whose client does not take what it asked for. */
  function endStalled() {
    for (const connection of open.keys()) {
      if (connection.stalledMs > STALLED_MS) connection.destroy();
    }
  }

  return { admit, endStalled };
}
