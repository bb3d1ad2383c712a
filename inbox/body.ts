import type { IncomingMessage } from 'node:http';
import { BodyCutShort, BodyTooLarge } from './http.ts';

/**
 * Takes a request and a limit in bytes, gives the whole body. A declared length over the limit
 * is refused before a byte is read. How long a client may take is the server's requestTimeout.
 * @throws {BodyTooLarge} @throws {BodyCutShort}
 */
export function readBody(incoming: IncomingMessage, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (Number(incoming.headers['content-length'] ?? 0) > limit) {
      reject(new BodyTooLarge());
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', function onData(chunk: Buffer) {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      incoming.off('data', onData);
      incoming.pause();
      reject(new BodyTooLarge());
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks, size)));
    incoming.on('error', () => reject(new BodyCutShort()));
    incoming.on('close', () => reject(new BodyCutShort()));
  });
}
