import { expect, test } from 'vitest';
import { settingsOf, TEXTS } from '../../../tests/service/setup.ts';
import { ATTEMPT_MS } from './dispatcher.ts';
import { agencyMail, oneLine, transportOptions } from './mail.ts';

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
  expect(agencyMail(settingsOf({ SMTP_URL: 'smtp://mail.example' }), TEXTS)?.to).toBe(TEXTS.email);
});
