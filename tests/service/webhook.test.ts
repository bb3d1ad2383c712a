import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { sendWebhook } from '../../src/service/outbox/webhook.ts';
import { SECRET } from '../support/webhook-receiver.ts';
import { listening, receiver } from './receivers.ts';

const settings = (url: string) => ({ url, secret: SECRET });
const never = new AbortController().signal;

test('webhook answers: all but 2xx are tried again, none is followed', async () => {
  const answer = async (status: number, headers: Record<string, string>) => {
    const { url, calls } = await receiver((response) => response.writeHead(status, headers).end());
    const outcome = await sendWebhook(settings(url), 'x', {}, never);
    expect(calls).toHaveLength(1);
    return outcome;
  };
  expect(await answer(204, {})).toEqual({ result: 'sent' });
  const location = 'http://169.254.169.254/';
  for (const status of [302, 400, 404, 408, 410, 429, 500, 503]) {
    const outcome = { result: 'retry', code: `http_${status}` };
    expect(await answer(status, { location })).toEqual(outcome);
  }
});

test('a webhook receiver that changes the protocol or hangs up is tried again', async () => {
  for (const answer of ['HTTP/1.1 101 S\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n', '']) {
    const server = createServer((socket) => {
      socket.on('error', () => {}).once('data', () => socket.end(answer));
    });
    const url = `http://${await listening(server)}`;
    expect((await sendWebhook(settings(url), 'x', {}, never)).result, answer).toBe('retry');
  }
});

test('webhook receivers that stall or never stop talking are left alone', async () => {
  const stalling = await receiver(() => {});
  const stalled = await sendWebhook(settings(stalling.url), 'x', {}, AbortSignal.timeout(50));
  expect(stalled).toEqual({ result: 'retry', code: 'timeout' });
  const talking = await receiver((response) => void response.writeHead(200).write('…'));
  expect(await sendWebhook(settings(talking.url), 'x', {}, never)).toEqual({ result: 'sent' });
});
