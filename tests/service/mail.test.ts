import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { agencyMail, mailer } from '../../src/service/outbox/mail.ts';
import { settingsOf, TEXTS } from './setup.ts';

const sender = { fromName: 'n', fromAddress: 'c@d.example', allowPlain: false };
const email = { subject: 's', text: 't', html: 'h', messageId: '<x@y>' };
const send = (url: string, { allowPlain = false, patienceMs = 5_000 } = {}) =>
  mailer({ ...sender, allowPlain, url })('a@b.example', email, AbortSignal.timeout(patienceMs));

/** A mail server of few words: what it says first and to each command, and all that it heard; '' is silence. */
async function scripted(greeting: string, answers: Record<string, string> = {}) {
  let heard = '';
  const server = createServer((socket) => {
    const say = (words: string) => words && socket.write(`${words}\r\n`);
    socket.on('error', () => {});
    say(greeting);
    let data = false;
    socket.on('data', (chunk) => {
      heard += chunk;
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        const command = line.split(/[ :]/)[0] ?? '';
        if (data && line !== '.') continue;
        data = command === 'DATA';
        say(answers[command] ?? (data ? '354 go on' : '250 ok'));
      }
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, heard: () => heard };
}

test('a mail server that never greets, hangs or speaks no TLS is tried again', async () => {
  const { url: silent } = await scripted('');
  const { url: hanging } = await scripted('220 ready', { '.': '' });
  for (const url of [silent, hanging, hanging.replace('smtp:', 'smtps:')]) {
    expect(await send(url, { patienceMs: 200 }), url).toMatchObject({ result: 'retry' });
  }
});

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
    const result = /no such user|disabled/.test(reply) ? 'dead' : 'retry';
    expect(await send(url), answer).toEqual({ result, code: `smtp_${code}` });
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
  expect(await send(elsewhere.href)).toEqual({ result: 'retry', code: 'tls' });
  expect(heard()).toContain('STARTTLS');
  expect(heard()).not.toMatch(/AUTH|MAIL FROM|DATA/);
  await send(elsewhere.href, { allowPlain: true });
  expect(heard()).toContain('AUTH PLAIN');
});

test('without NOTIFY_TO emails go to the address of the site', () => {
  expect(agencyMail(settingsOf({ SMTP_URL: 'smtp://mail.example' }), TEXTS)?.to).toBe(TEXTS.email);
});
