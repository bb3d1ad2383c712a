import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listening, mailServer } from '../../../tests/service/receivers.ts';
import { settingsOf, TEXTS } from '../../../tests/service/setup.ts';
import { ATTEMPT_MS } from './dispatcher.ts';
import { agencyMail, mailer, oneLine, transportOptions } from './mail.ts';

const options = (SMTP_URL: string, SMTP_ALLOW_PLAIN = false) =>
  transportOptions({ SMTP_URL, SMTP_ALLOW_PLAIN });

test('TLS is asked of every host but this machine, and ten minutes are given after DATA', () => {
  for (const host of ['mail.example', '10.0.0.5', '[2001:db8::1]', 'localhost.example']) {
    expect(options(`smtp://user:pw@${host}:587`).requireTLS, host).toBe(true);
    expect(options(`smtp://${host}`, true).requireTLS, host).toBe(false);
  }
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect(options(`smtp://${host}:25`).requireTLS, host).toBe(false);
  const { socketTimeout } = options('smtp://mail.example');
  expect(socketTimeout).toBeGreaterThanOrEqual(600_000);
  expect(ATTEMPT_MS).toBeGreaterThan(socketTimeout);
});

test('text for mail headers is one line without encoded words', () => {
  for (const lineBreak of ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085'])
    expect(oneLine(`Hi${lineBreak}Bcc: x@y.example`)).toBe('Hi Bcc: x@y.example');
  expect(oneLine('=?utf-8?Q?Hi=0d=0aBcc?=')).not.toContain('=?');
  expect(oneLine('=\u202e?utf-8?Q?Hi?=')).not.toContain('=?');
  expect(oneLine('x'.repeat(300))).toHaveLength(120);
});

test('without NOTIFY_TO emails go to the address of the site', () => {
  expect(agencyMail(settingsOf({ SMTP_URL: 'smtp://mail.example' }), TEXTS)?.to).toEqual([
    { name: '', address: TEXTS.email },
  ]);
});

const sender = { name: 'n', address: 'c@d.example' };
const email = { subject: 's', text: 't', html: 'h', messageId: 'x' };
const send = (SMTP_URL: string, patienceMs = 5_000) =>
  mailer({ SMTP_URL, SMTP_ALLOW_PLAIN: false }, sender)(
    [{ name: '', address: 'a@b.example' }],
    email,
    AbortSignal.timeout(patienceMs),
  );

test('an email to two is sent if the server takes it for one, and names the other', async () => {
  const { emails, env } = await mailServer(undefined, (address) => address.startsWith('ben'));
  const NOTIFY_TO = 'anna@agency.example, Ben <ben@agency.example>';
  const NOTIFY_FROM = 'Website <web@agency.example>';
  const mail = agencyMail(settingsOf({ ...env, NOTIFY_TO, NOTIFY_FROM }), TEXTS);
  expect(await mail?.send(mail.to, email, AbortSignal.timeout(5_000))).toEqual({
    result: 'sent',
    refused: ['ben@agency.example'],
  });
  expect(emails).toEqual([
    { recipients: ['anna@agency.example'], text: expect.stringContaining(`To: ${NOTIFY_TO}`) },
  ]);
  expect(emails[0]?.text).toContain(`From: ${NOTIFY_FROM}`);
});

/** Starts a mail server with a fixed greeting and answer to each command ('' for none). Returns its address. */
async function scripted(greeting: string, answers: Record<string, string> = {}) {
  const server = createServer((socket) => {
    const say = (words: string) => words && socket.write(`${words}\r\n`);
    socket.on('error', () => {});
    say(greeting);
    let data = false;
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        const command = line.split(/[ :]/)[0] ?? '';
        if (data && line !== '.') continue;
        data = command === 'DATA';
        say(answers[command] ?? (data ? '354 go on' : '250 ok'));
      }
    });
  });
  return `smtp://${await listening(server)}`;
}

test('a mail server that never greets, hangs or speaks no TLS is tried again', async () => {
  const silent = await scripted('');
  const hanging = await scripted('220 ready', { '.': '' });
  for (const url of [silent, hanging, hanging.replace('smtp:', 'smtps:')]) {
    expect(await send(url, 200), url).toMatchObject({ result: 'retry' });
  }
});

test('only a recipient that does not exist is given up; the rest is tried again', async () => {
  const answers = [
    'greeting 554 5.7.1 not you',
    'MAIL 550 5.1.8 bad sender',
    'RCPT 451 4.7.1 greylisted',
    'RCPT 552 5.2.2 mailbox full',
    'RCPT 550 5.7.1 blocked',
    'RCPT 553 5.6.7 no SMTPUTF8 here',
    '. 550 5.7.1 looks like spam',
    'RCPT 550 5.1.1 no such user',
    'RCPT 550 no such user',
    'RCPT 554 5.2.1 mailbox disabled',
  ];
  for (const answer of answers) {
    const [command = '', code = '', ...words] = answer.split(' ');
    const reply = [code, ...words].join(' ');
    const greeting = command === 'greeting' ? reply : '220 hi';
    const url = await scripted(greeting, { [command]: reply });
    const result = /no such user|disabled/.test(reply) ? 'dead' : 'retry';
    expect(await send(url), answer).toEqual({ result, code: `smtp_${code}` });
  }
});
