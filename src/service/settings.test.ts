import { expect, test } from 'vitest';
import { settingsOf } from '../../tests/service/setup.ts';

const secret = `whsec_${'A'.repeat(32)}`;

test('a mail server without a name is refused', () => {
  expect(() => settingsOf({ SMTP_URL: 'smtp://' })).toThrow('SMTP_URL');
});

test('calendars are asked by https, whatever a program would open them with', () => {
  const { CALENDAR_URLS } = settingsOf({
    CALENDAR_URLS: 'webcal://a.example/b, https://c.example',
  });
  expect(CALENDAR_URLS).toEqual(['https://a.example/b', 'https://c.example']);
  expect(() => settingsOf({ CALENDAR_URLS: 'http://a.example/b' })).toThrow('must be https');
});

test.each([
  ['https://hooks.example/inbox', true],
  ['https://192.0.2.1/', true],
  ['http://hooks.example/', false],
  ['http://localhost:8080/hook', true],
  ['http://n8n:5678/hook', true],
  ['http://n8n.local/', false],
  ['http://127.1/', true],
  ['http://10.1.2.3/', true],
  ['http://11.1.2.3/', false],
  ['http://10.1.2.3.example/', false],
  ['http://172.16.0.1/', true],
  ['http://172.31.255.255/', true],
  ['http://172.32.0.1/', false],
  ['http://192.168.1.1/', true],
  ['http://169.254.169.254/', false],
  ['http://[::1]/', true],
  ['http://[::2]/', false],
  ['http://[fd00::1]/', true],
  ['http://[fc::1]/', false],
  ['http://[::ffff:8.8.8.8]/', false],
  ['https://user:word@hooks.example/', false],
])('a webhook to %s may be set: %s', (url, isTaken) => {
  const read = () => settingsOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
  if (isTaken) expect(read().WEBHOOK_URL).toBe(url);
  else expect(read).toThrow('WEBHOOK_URL: must be https');
});
