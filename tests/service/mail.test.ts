import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ATTEMPT_MS } from '../../src/service/outbox/dispatcher.ts';
import { mailer, oneLine, transportOptions } from '../../src/service/outbox/mail.ts';
import { HEADER_BREAKS } from './receivers.ts';

const sender = { fromName: 'n', fromAddress: 'c@d.example', allowPlain: false };
const soon = () => AbortSignal.timeout(5_000);
const email = { subject: 's', text: 't', html: 'h', messageId: '<x@y>' };

test('mail servers that never greet, hang, or speak no TLS: tried again later', async () => {
  const silent = createTcpServer(() => {}).listen(0, '127.0.0.1');
  const hanging = createTcpServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      if (!String(data).startsWith('DATA')) socket.write('250 ok\r\n');
      else socket.write('354 go on\r\n', () => socket.removeAllListeners('data'));
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    silent.close();
    hanging.close();
  });
  await Promise.all([silent, hanging].map((server) => once(server, 'listening')));
  for (const [server, scheme] of [
    [silent, 'smtp'],
    [hanging, 'smtp'],
    [hanging, 'smtps'],
  ] as const) {
    const { port } = server.address() as AddressInfo;
    const url = `${scheme}://127.0.0.1:${port}`;
    const send = mailer({ ...sender, url });
    const outcome = await send('a@b.example', email, AbortSignal.timeout(1_000));
    expect(outcome.result, scheme).toBe('retry');
  }
});

/** A mail server of few words: what it says to each command, and all that it heard. */
async function scripted(greeting: string, answers: Record<string, string>) {
  let heard = '';
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.write(`${greeting}\r\n`);
    let data = false;
    socket.on('data', (chunk) => {
      heard += chunk;
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        const command = line.split(/[ :]/)[0] ?? '';
        if (data && line !== '.') continue;
        data = command === 'DATA';
        socket.write(`${answers[command] ?? (data ? '354 go on' : '250 ok')}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, heard: () => heard };
}

test('only a recipient that does not exist is given up; the rest is tried again', async () => {
  const answers = [
    'greeting 554 5.7.1 not you',
    'greeting 421 later',
    'MAIL 530 5.7.0 authenticate first',
    'MAIL 550 5.1.8 bad sender',
    'RCPT 451 4.7.1 greylisted',
    'RCPT 552 5.2.2 mailbox full',
    'RCPT 550 5.7.1 blocked',
    'RCPT 554 5.4.6 routing loop',
    'RCPT 553 5.6.7 no SMTPUTF8 here',
    '. 550 5.7.1 looks like spam',
    '. 552 5.3.4 too large',
    'RCPT 550 5.1.1 no such user',
    'RCPT 550 no such user',
    'RCPT 553 no such user',
    'RCPT 554 5.2.1 mailbox disabled',
  ];
  for (const answer of answers) {
    const [command = '', code = '', ...words] = answer.split(' ');
    const reply = [code, ...words].join(' ');
    const greeting = command === 'greeting' ? reply : '220 hi';
    const { url } = await scripted(greeting, { [command]: reply });
    const outcome = await mailer({ ...sender, url })('a@b.example', email, soon());
    const result = /no such user|disabled/.test(reply) ? 'dead' : 'retry';
    expect(outcome, answer).toEqual({ result, code: `smtp_${code}` });
  }
});

test('a server elsewhere that offers no TLS gets neither password nor enquiry', async () => {
  // The loopback interface under a name that is not this machine's to the service.
  const { url, heard } = await scripted('220 hi', {
    EHLO: '250-hi\r\n250 AUTH PLAIN',
    STARTTLS: '502 no',
  });
  const elsewhere = new URL(url);
  elsewhere.username = 'user';
  elsewhere.password = 'secret-password';
  elsewhere.hostname = '0.0.0.0';
  const send = (allowPlain: boolean) =>
    mailer({ ...sender, allowPlain, url: elsewhere.href })('a@b.example', email, soon());
  expect(await send(false)).toEqual({ result: 'retry', code: 'tls' });
  expect(heard()).toContain('STARTTLS');
  expect(heard()).not.toMatch(/AUTH|MAIL FROM|DATA/);
  await send(true);
  expect(heard()).toContain('AUTH PLAIN');
});

test('TLS is asked of every host but this machine, and ten minutes are given after DATA', () => {
  const needs = (url: string, allowPlain = false) =>
    transportOptions({ ...sender, allowPlain, url }).requireTLS;
  const hosts = ['mail.example', '192.0.2.1', '10.0.0.5', '[2001:db8::1]', 'localhost.example'];
  for (const host of hosts) {
    expect(needs(`smtp://user:pw@${host}:587`), host).toBe(true);
    expect(needs(`smtp://${host}`, true), host).toBe(false);
  }
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
    expect(needs(`smtp://${host}:25`), host).toBe(false);
  }
  const url = 'smtp://mail.example';
  expect(transportOptions({ ...sender, url }).socketTimeout).toBeGreaterThanOrEqual(600_000);
  expect(ATTEMPT_MS).toBeGreaterThan(transportOptions({ ...sender, url }).socketTimeout);
});

test('text for mail headers is one line without encoded words', () => {
  for (const text of HEADER_BREAKS) expect(oneLine(text)).toBe('Hi Bcc: x@y.example');
  expect(oneLine('=?utf-8?Q?Hi=0d=0aBcc?=')).not.toContain('=?');
  expect(oneLine('=\u202e?utf-8?Q?Hi?=')).not.toContain('=?');
  expect(oneLine('x'.repeat(300))).toHaveLength(120);
});
