import { createHmac } from 'node:crypto';
import { failureCode } from '../errors.ts';
import type { DeliveryResult } from './schedule.ts';

const TIMEOUT_MS = 10_000;

/** Signs as Standard Webhooks do: HMAC-SHA256 over `id.timestamp.body`, with the time in seconds. */
function sign(id: string, timestamp: number, body: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${mac}`;
}

/** Posts one signed event under a constant `id`. Follows no redirects, and reads only the head of the response. */
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
        // A kept-alive connection could be dead by the next event.
        connection: 'close',
        'user-agent': 'inbox-webhook/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': sign(id, timestamp, body, secret),
      },
    });
    // A receiver may keep sending, or disconnect.
    answer.body?.cancel().catch(() => {});
    // Retry anything but 2xx, even 302, 404 and 410: the receiver may be moved, updated or repaired.
    return answer.ok ? { result: 'sent' } : { result: 'retry', code: `http_${answer.status}` };
  } catch (error) {
    return { result: 'retry', code: failureCode(error) };
  }
}
