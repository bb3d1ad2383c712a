import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';

/** A line to a server of this machine. While `isCut`, it breaks inside the JSON that says a post has succeeded. */
export async function cuttingProxy(port: number) {
  const line = { isCut: false, baseURL: '', close: () => void server.close() };
  async function* answers(upstream: AsyncIterable<Buffer>) {
    for await (const chunk of upstream) {
      const end = line.isCut ? chunk.indexOf('"ok":') : -1;
      yield end < 0 ? chunk : chunk.subarray(0, end);
      if (end >= 0) return;
    }
  }
  const server = createServer((client) => {
    pipeline(client, connect(port, '127.0.0.1'), answers, client, () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  line.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return line;
}
