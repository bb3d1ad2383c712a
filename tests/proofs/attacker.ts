/**
 * Opens connections that each send `head`, then `piece` repeatedly, until the process is killed. Runs in a separate process, so that
 * its work does not slow down the server.
 */
import { connect } from 'node:net';
import * as tls from 'node:tls';
import type { Attack } from './attacks.ts';

const { port, isTls, attack } = JSON.parse(process.argv[2] ?? '{}') as {
  port: number;
  isTls: boolean;
  attack: Attack;
};
const { sockets, head, piece, everyMs, reads } = attack;
const chunk = Buffer.from(everyMs > 0 ? piece : piece.repeat(Math.ceil(100_000 / piece.length)));

function open() {
  // A different address, so that per-address limits don't affect other visitors.
  const raw = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  const socket = isTls
    ? tls.connect({ socket: raw, servername: 'localhost', rejectUnauthorized: false })
    : raw;
  const send = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on(isTls ? 'secureConnect' : 'connect', () => {
    socket.write(head);
    if (piece && everyMs === 0) socket.on('drain', send) && send();
  });
  const timer = everyMs > 0 && setInterval(() => socket.write(piece), everyMs);
  if (reads) socket.resume();
  raw.on('error', () => {});
  socket.on('error', () => {});
  raw.on('close', () => {
    clearInterval(timer || undefined);
    setTimeout(open, 20);
  });
}
// 500 a second: the promise covers the data and open connections, not a burst of TLS handshakes.
for (let index = 0; index < sockets; index += 1) setTimeout(open, index * 2);
