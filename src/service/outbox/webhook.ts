import { createHmac } from 'node:crypto';
import { failureCode } from '../errors.ts';
import type { DeliveryResult } from './schedule.ts';

const TIMEOUT_MS = 10_000;

/** Signs as Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`, the time in seconds. */
function sign(id: string, timestamp: number, body: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${mac}`;
}

/** Posts one signed event; `id` is constant for it. Redirects are not followed, and of the answer only the head is read. */
export async function sendWebhook(
  { url, secret }: { url: string; secret: string },
  id: string,
  event: unknown,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        'content-type': 'application/json',
        // One that was kept could be dead when the next event comes.
        connection: 'close',
        'user-agent': 'inbox-webhook/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': sign(id, timestamp, body, secret),
      },
    });
    // A receiver may go on talking, or break off.
    answer.body?.cancel().catch(() => {});
    // Whatever is not 2xx may be a receiver being moved, updated or repaired: also 404, 302 and 410.
    return answer.ok ? { result: 'sent' } : { result: 'retry', code: `http_${answer.status}` };
  } catch (error) {
    return { result: 'retry', code: failureCode(error) };
  }
}
