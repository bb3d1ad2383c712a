import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyCutShort, BodyTooLarge } from './http.ts';

/** A client that sends its body a byte at a time costs a call for each. */
const MOST_PIECES = 1_024;
const FIRST_BYTES = 4 * 1024;

/**
 * Reads the whole body of a request, up to a limit in bytes. A declared length over the limit is refused before a byte
 * is read, and before a client that waits for `100 Continue` sends one. How long a client may take is the server's
 * requestTimeout.
 * @throws {BodyTooLarge}
 * @throws {BodyCutShort}
 */
export function readBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  limit: number,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (Number(incoming.headers['content-length'] ?? 0) > limit) {
      reject(new BodyTooLarge());
      return;
    }
    if (incoming.headers.expect !== undefined) outgoing.writeContinue();
    // One buffer that grows: a chunk that was kept would keep alive all that came with it.
    let body = Buffer.allocUnsafe(Math.min(FIRST_BYTES, limit));
    let size = 0;
    let pieces = 0;
    incoming.on('data', function onData(chunk: Buffer) {
      const grown = size + chunk.length;
      pieces += 1;
      if (grown > limit || pieces > MOST_PIECES) {
        incoming.off('data', onData);
        incoming.pause();
        reject(new BodyTooLarge());
        return;
      }
      if (grown > body.length) {
        const larger = Buffer.allocUnsafe(Math.min(limit, Math.max(grown, 2 * body.length)));
        body.copy(larger, 0, 0, size);
        body = larger;
      }
      chunk.copy(body, size);
      size = grown;
    });
    incoming.on('end', () => resolve(body.subarray(0, size)));
    incoming.on('error', () => reject(new BodyCutShort()));
    incoming.on('close', () => reject(new BodyCutShort()));
  });
}
