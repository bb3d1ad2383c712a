import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '../../contract/site-config.ts';
import { readSiteConfig } from '../../inbox/config/site-config.ts';
import { BOOKING_CONFIG, MONDAY, visitor } from './bookable.ts';
import { mailServer } from './receivers.ts';
import { GOOD, post, postJson, temporaryFolder, testService, until } from './service.ts';

/** The configuration of a site that says everything in another way: each text in quotation marks. */
function quoted<T>(texts: T): T {
  if (typeof texts === 'string') return `«${texts}»` as T;
  return Object.fromEntries(
    Object.entries(texts as object).map(([name, value]) => [name, quoted(value)]),
  ) as T;
}

const texts = siteConfigSchema.parse({}).messages;
const config = siteConfigSchema.parse({
  language: 'de-DE',
  labels: { name: 'Ihr Name' },
  booking: BOOKING_CONFIG,
  messages: quoted(texts),
  colours: { page: '#123456' },
});

test('pages, e-mails, calendar files and style are those of the site', async () => {
  const { emails, env } = await mailServer();
  const { origin } = await testService({ siteConfig: config, env, now: () => MONDAY });

  const refused = await (await post(origin, { ...GOOD, name: '' })).text();
  expect(refused).toContain('<html lang="de-DE">');
  expect(refused).toContain(`«${texts.errors.invalid.title}»`);
  expect(refused).toContain('«Ihr Name is needed.»');
  expect(await (await postJson(origin, { ...GOOD, name: '' })).json()).toMatchObject({
    title: `«${texts.errors.invalid.title}»`,
  });
  const style = await (await fetch(`${origin}/_inbox/style.css`)).text();
  expect(style).toMatch(/^:root\{--page:#123456;--surface:#/);

  const picker = await (await fetch(`${origin}/booking`)).text();
  expect(picker).toContain(`«${texts.booking.book}»`);
  expect(picker).toContain('Dienstag');
  await postJson(origin, { ...visitor, start: '2026-06-02T08:00:00.000Z' }, {}, '/booking/book');
  await until(() => emails.length === 2);
  const calendars = emails.map(({ text }) =>
    /text\/calendar[\s\S]*?base64\r\n\r\n([\s\S]*?)\r\n--/.exec(text)?.[1]?.replace(/\s/g, ''),
  );
  for (const calendar of calendars)
    expect(Buffer.from(calendar ?? '', 'base64').toString()).toContain('SUMMARY:«First call');
});

test('a mistake in the file stops the start and names the field', async () => {
  const file = join(await temporaryFolder(), 'site.json');
  const read = (content: object) => {
    writeFileSync(file, JSON.stringify(content));
    return () => readSiteConfig(null, { SITE_CONFIG_FILE: file });
  };
  expect(read({ messages: { booking: { intro: '{hours} hours' } } })).toThrow(
    'messages.booking.intro: has a place in braces that is none of: {minutes} {zone}',
  );
  expect(read({ messages: { eror: {} } })).toThrow('messages: Unrecognized key: "eror"');
  expect(read({ colours: { page: 'red;}body{display:none' } })).toThrow('colours.page');
  expect(read({ messages: { booking: { book: 'Take it' } } })().messages.booking).toMatchObject({
    book: 'Take it',
    time: 'Time',
  });
});
