import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listener {
  server: Server;
  close: () => Promise<void>;
}

/**
 * Listens on a host and a port (0: any free one) with servers that `make` creates. 'localhost' means both 127.0.0.1 and
 * ::1, since a browser may try either, and never the open network.
 * @throws {NodeJS.ErrnoException} EADDRINUSE and the like.
 */
export async function listen(host: string, port: number, make: () => Listener) {
  const first = make();
  await bind(first.server, port, host === 'localhost' ? '127.0.0.1' : host);
  const bound = (first.server.address() as AddressInfo).port;
  const listeners = [first];
  if (host === 'localhost') {
    const second = make();
    try {
      await bind(second.server, bound, '::1');
      listeners.push(second);
    } catch (error) {
      // A machine without IPv6 is fine; somebody else on [::1] of this port is not.
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
    }
  }
  const close = async () => {
    await Promise.all(listeners.map((listener) => listener.close()));
  };
  return { port: bound, close };
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The default of 511 waiting connections is too few: a client that is turned away tries again only after a second.
    server.listen({ port, host, backlog: 4_096 }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
