import { expect, test } from 'vitest';
import { settingsOf } from '../../tests/service/setup.ts';
import { transportOptions } from './outbox/mail.ts';
import { readSettings } from './settings.ts';

const secret = `whsec_${'A'.repeat(32)}`;

const ENCODING = /write # as %23, \/ as %2F, \? as %3F, @ as %40, % as %25/;
test.each([
  ...['#', '/', '?', '%'].map((sign) => [
    `smtps://anna@agency.example:pa${sign}ss@mail.example:465`,
  ]),
  ...['#', '/', '?'].map((sign) => [`smtp://anna:12${sign}ss@mail.example:465`]),
  ['smtp://'],
])('refuses %s with the encoding that it wants, and keeps the password to itself', (SMTP_URL) => {
  expect(() => settingsOf({ SMTP_URL })).toThrow(ENCODING);
  expect(() => settingsOf({ SMTP_URL })).not.toThrow(/pa.ss|12.ss/);
});

test('asks for the scheme of a mail server once', () => {
  expect(() => settingsOf({ SMTP_URL: 'mail.example:587' })).toThrow(
    /:\n {2}SMTP_URL: must begin with smtp:\/\/ or smtps:\/\/$/,
  );
});

test('a password may have any character in a setting of its own', () => {
  const SMTP_PASSWORD = 'p#/?@%';
  const mail = { SMTP_URL: 'smtp://mail.example', SMTP_USER: 'anna@agency.example', SMTP_PASSWORD };
  expect(transportOptions(settingsOf(mail)).auth).toEqual({
    user: mail.SMTP_USER,
    pass: SMTP_PASSWORD,
  });
});

test.each([
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['SMTP_PASSWORD', 'SMTP_USER'],
])('refuses %s without %s', (name, needed) => {
  expect(() => settingsOf({ [name]: 'a' })).toThrow(`${name} is set without ${needed}.`);
});

test('refuses a user in SMTP_URL beside SMTP_USER', () => {
  const own = { SMTP_USER: 'anna', SMTP_PASSWORD: 'word' };
  expect(() => settingsOf({ ...own, SMTP_URL: 'smtp://ben@mail.example:587' })).toThrow(
    'leave user and password out of SMTP_URL',
  );
});

test('refuses a recipient that is no address, two without a comma, and a second sender', () => {
  expect(() => settingsOf({ NOTIFY_TO: 'anna@agency.example, ben' })).toThrow('NOTIFY_TO.1');
  const NOTIFY_TO = 'Anna <anna@agency.example> ben@agency.example';
  expect(() => settingsOf({ NOTIFY_TO })).toThrow('NOTIFY_TO.0.name: has another address: write a');
  expect(() => settingsOf({ NOTIFY_FROM: 'a@b.example, c@d.example' })).toThrow('NOTIFY_FROM');
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
