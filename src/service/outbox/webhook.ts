import { createHmac } from 'node:crypto';
import { lookup as resolveName } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Settings } from '../settings.ts';
import type { DeliveryResult } from './schedule.ts';

export interface WebhookSettings {
  url: string;
  /** `whsec_` and a base64 key. */
  secret: string;
  /** For a receiver on the same machine or network. */
  allowPrivate: boolean;
  /** For tests of a slow receiver. */
  timeoutMs?: number;
}

export function webhookSettings(settings: Settings): WebhookSettings | null {
  const {
    WEBHOOK_URL: url,
    WEBHOOK_SECRET: secret,
    WEBHOOK_ALLOW_PRIVATE: allowPrivate,
  } = settings;
  return url && secret ? { url, secret, allowPrivate } : null;
}

const TIMEOUT_MS = 10_000;
/** Its node:http knows no `lookup`; what it fetches goes over the internet, never into a network of the host. */
const IS_WORKER = navigator.userAgent === 'Cloudflare-Workers';

/** Signs as Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`, the time in seconds. */
function sign(id: string, timestamp: number, body: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${mac}`;
}

/**
 * Posts one signed event; `id` is constant for it. The address is checked inside the socket's own lookup, after which
 * nothing is resolved again (no DNS rebinding). Redirects are not followed; of the answer only the head is read.
 */
export async function sendWebhook(
  settings: WebhookSettings,
  id: string,
  event: unknown,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  const url = new URL(settings.url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!settings.allowPrivate) {
    if (url.protocol !== 'https:') return { result: 'retry', code: 'https_needed' };
    if (isIP(host) !== 0 && isPrivateAddress(host)) return { result: 'retry', code: 'private' };
  }
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000);
  const timeout = AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS);
  const request = {
    method: 'POST',
    signal: AbortSignal.any([signal, timeout]),
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'inbox-webhook/1',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': sign(id, timestamp, body, settings.secret),
    },
  };
  const failed = ({ code = 'network' }: Pick<NodeJS.ErrnoException, 'code'>): DeliveryResult => ({
    result: 'retry',
    code: timeout.aborted ? 'timeout' : code,
  });
  if (IS_WORKER)
    return fetch(url, { ...request, body, redirect: 'manual' }).then(
      ({ status, headers }) => resultOf(status, headers.get('retry-after') ?? undefined),
      failed,
    );
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const lookup = settings.allowPrivate ? resolveName : publicLookup;
    const outgoing = send(url, { ...request, agent: false, lookup });
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(failed(error)));
    outgoing.on('response', (incoming) => {
      resolve(resultOf(incoming.statusCode ?? 0, incoming.headers['retry-after']));
      incoming.on('error', () => {}).destroy();
    });
    // Comes after every end; a receiver that changes the protocol (101) causes neither of the others.
    outgoing.on('close', () => resolve(failed({})));
    outgoing.end(body);
  });
}

/** Special-purpose addresses (IANA registries of RFC 6890) that no webhook may reach. */
const blocked = new BlockList();
const BLOCKED_IPV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
for (const subnet of BLOCKED_IPV4.split(/\s+/)) {
  const [network = '', bits] = subnet.split('/');
  blocked.addSubnet(network, Number(bits), 'ipv4');
}
// Of IPv6 only global unicast is let through, less the ranges that carry an IPv4 address inside.
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  blocked.addSubnet(network, bits, 'ipv6');
}

/** True for an IP address off the open internet, and for what is no address. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return blocked.check(address, 'ipv4');
  if (family !== 6) return true;
  return !globalUnicast.check(address, 'ipv6') || blocked.check(address, 'ipv6');
}

/** As dns.lookup, for names whose addresses are all public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error) callback(error, '', 0);
    else if (!first || addresses.some(({ address }) => isPrivateAddress(address))) {
      callback(Object.assign(new Error('private address'), { code: 'private' }), '', 0);
    } else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Whatever is not 2xx may be a receiver being moved, updated or repaired: also 404, 302 and 410. */
function resultOf(status: number, retryAfter: string | undefined): DeliveryResult {
  if (status >= 200 && status < 300) return { result: 'sent' };
  return { result: 'retry', code: `http_${status}`, afterMs: retryAfterMs(retryAfter) };
}

/** Retry-After in seconds or as a date (RFC 9110, 10.2.3), in ms; 0 when unusable. */
function retryAfterMs(value: string | undefined): number {
  if (!value) return 0;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? 0 : Math.max(0, at - Date.now());
}
