import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  body: string;
  ms: number;
}

/** Takes how many connections, gives a client that keeps them open between posts. */
export function client(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  /** Posts fields as a browser's script does. @throws {Error} when the connection breaks. */
  function post(port: number, fields: Record<string, string>): Promise<Answer> {
    const body = new URLSearchParams(fields).toString();
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: '/f/contact',
          headers: {
            accept: 'application/json',
            origin: `http://127.0.0.1:${port}`,
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
          },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const ms = performance.now() - started;
            resolve({ status: incoming.statusCode ?? 0, body: text, ms });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  return { post, close: () => agent.destroy() };
}

/** An enquiry of ordinary length (about 750 bytes) whose text carries `mark`. */
export function enquiry(mark: string): Record<string, string> {
  return {
    name: 'Ada Fenwick',
    company: 'Larkspur Health',
    email: 'ada@larkspur.example',
    phone: '+44 20 7946 0999',
    interests: 'Large-Scale Web Development, UI/UX Design',
    budget: '> $1500',
    message: `${mark}\n${'A patient portal that reads well on a small screen. '.repeat(8)}`,
  };
}

/** Takes figures, gives the one below which `share` of them lie. */
export function percentile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
