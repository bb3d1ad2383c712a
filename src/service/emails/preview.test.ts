import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { TEXTS, temporaryFolder } from '../../../tests/service/setup.ts';
import { sampleEmails, writePreviews } from './preview.ts';

const ALL = {
  default: TEXTS,
  languages: { ar: { ...TEXTS, language: 'ar', direction: 'rtl' } },
} as const;
const emails = Object.entries(sampleEmails(ALL));

test.each(emails)('%s has both parts, in the language of its texts', (name, { html, text }) => {
  expect(html).toContain(name.endsWith('.ar') ? 'lang="ar" dir="rtl"' : 'lang="en-GB" dir="ltr"');
  expect(text.split('\n').length).toBeGreaterThan(2);
  expect(text + html).not.toMatch(/\{\w+\}|undefined/);
});

test('emails with links only hold no personal data of the samples', () => {
  const links = emails.filter(([name]) => name.endsWith('link'));
  expect(links.length).toBeGreaterThan(2);
  for (const [name, { text, html, replyTo, calendar }] of links) {
    expect(`${text}${html}`, name).not.toMatch(/Sample|sample\.example/);
    expect([replyTo, calendar], name).toEqual([undefined, undefined]);
  }
});

test('the guest’s email about a new booking alone carries the link, and none to a guest what the guest wrote', () => {
  const withLink = emails.filter(([, { html, text }]) => `${html}${text}`.includes('?t='));
  expect(withLink.map(([name]) => name)).toEqual(['booking-made-guest', 'booking-made-guest.ar']);
  const toGuests = emails.filter(([name]) => name.includes('guest'));
  expect(JSON.stringify(toGuests)).toContain('BEGIN:VEVENT');
  expect(JSON.stringify(toGuests)).not.toMatch(/Sample Guest|sample note/);
});

test('previews are written as HTML and as text with the subject', async () => {
  const paths = await writePreviews(await temporaryFolder(), ALL);
  expect(paths).toHaveLength(2 * emails.length);
  const [html, text] = await Promise.all(paths.slice(0, 2).map((path) => readFile(path, 'utf8')));
  expect(html).toMatch(/^<!doctype html><html/);
  expect(text?.startsWith(emails[0]?.[1].subject ?? '?')).toBe(true);
});
