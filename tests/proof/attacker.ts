import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** Opens connections that send the same bytes each, and tells how many of them have ended so far. */
const { port, sockets, bytes, reads } = workerData as {
  port: number;
  sockets: number;
  bytes: Uint8Array;
  reads: boolean;
};

/**
 * Not the address of those who ask beside the attack, so that a cap for each address hits the attacker
 * alone. Only Linux has the whole of 127.0.0.0/8 by default.
 */
const localAddress = process.platform === 'linux' ? '127.0.0.2' : undefined;

let ended = 0;
for (let index = 0; index < sockets; index += 1) {
  const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(bytes));
  if (reads) socket.resume();
  socket.on('error', () => {});
  socket.on('close', () => {
    ended += 1;
    parentPort?.postMessage(ended);
  });
}
