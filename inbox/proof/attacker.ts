import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** Opens connections that send the same bytes each, and tells how many of them have ended so far. */
const { port, sockets, bytes, reads } = workerData as {
  port: number;
  sockets: number;
  bytes: Uint8Array;
  reads: boolean;
};

let ended = 0;
for (let index = 0; index < sockets; index += 1) {
  const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes));
  if (reads) socket.resume();
  socket.on('error', () => {});
  socket.on('close', () => {
    ended += 1;
    parentPort?.postMessage(ended);
  });
}
