/**
 * Opens connections that each send `head` and then `piece` as often as told. Where `reopens` is set it opens another for each
 * that ends, until the process is ended or fifty times as many have been opened. A process of its own: what attacking costs is no time of the server's.
 */
import { connect, type Socket } from 'node:net';
import * as tls from 'node:tls';
import type { Attack } from './attacks.ts';

const { port, isTls, reopens, attack } = JSON.parse(process.argv[2] ?? '{}') as {
  port: number;
  isTls: boolean;
  reopens: boolean;
  attack: Attack;
};
const { sockets, head, piece, pieces, everyMs, reads } = attack;
const most = reopens ? sockets * 50 : sockets;
const chunk = Buffer.from(everyMs > 0 ? piece : piece.repeat(Math.min(pieces, 2_000)));
const chunks = everyMs > 0 ? pieces : Math.ceil(pieces / 2_000);
let opened = 0;

function open() {
  if (opened >= most) return;
  opened += 1;
  // Sixteen addresses of the attacker's own; only Linux has the whole of 127.0.0.0/8.
  const localAddress = process.platform === 'linux' ? `127.0.0.${2 + (opened % 16)}` : undefined;
  const raw = connect({ port, host: '127.0.0.1', localAddress });
  const socket: Socket = isTls
    ? tls.connect({ socket: raw, servername: 'localhost', rejectUnauthorized: false })
    : raw;
  let left = chunks;
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    while (left-- > 0 && everyMs === 0) if (!socket.write(chunk)) return;
    if (everyMs > 0 && left >= 0) {
      socket.write(chunk);
      timer = setTimeout(send, everyMs);
    }
  };
  socket.on(isTls ? 'secureConnect' : 'connect', () => {
    socket.write(head);
    send();
  });
  if (everyMs === 0) socket.on('drain', send);
  if (reads) socket.resume();
  raw.on('error', () => {});
  socket.on('error', () => {});
  raw.on('close', () => {
    clearTimeout(timer);
    setTimeout(open, 20);
  });
}
// 500 a second: the promise is about what they send and hold, not about TLS handshakes all at once.
for (let index = 0; index < sockets; index += 1) setTimeout(open, index * 2);
