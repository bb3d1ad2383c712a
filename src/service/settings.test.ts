import { expect, test } from 'vitest';
import { settingsOf } from '../../tests/service/setup.ts';
import { readSettings } from './settings.ts';

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

test('the days that the site promises are kept to unless a setting says otherwise', () => {
  const promised = { retentionDays: 90, spamRetentionDays: 7 };
  const settings = { RETENTION_DAYS: 90, SPAM_RETENTION_DAYS: 14 };
  expect(readSettings({ RETENTION_DAYS: '', SPAM_RETENTION_DAYS: '14' }, promised)).toMatchObject(
    settings,
  );
});

const TAKEN = `https://hooks.example/inbox https://192.0.2.1/ http://localhost:8080/hook
  http://n8n:5678/hook http://127.1/ http://10.1.2.3/ http://172.16.0.1/
  http://172.31.255.255/ http://192.168.1.1/ http://[::1]/ http://[fd00::1]/`.split(/\s+/);
const REFUSED = `http://hooks.example/ http://n8n.local/ http://11.1.2.3/ http://10.1.2.3.example/
  http://172.32.0.1/ http://169.254.169.254/ http://[::2]/ http://[fc::1]/
  http://[::ffff:8.8.8.8]/ https://user:word@hooks.example/`.split(/\s+/);
const webhook = (WEBHOOK_URL: string) => settingsOf({ WEBHOOK_URL, WEBHOOK_SECRET: secret });

test.each(TAKEN)('a webhook to %s may be set', (url) => {
  expect(webhook(url).WEBHOOK_URL).toBe(url);
});

test.each(REFUSED)('a webhook to %s may not be set', (url) => {
  expect(() => webhook(url)).toThrow('WEBHOOK_URL: must be https');
});
