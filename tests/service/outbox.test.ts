import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fillIn } from '../../src/lib/fill-in.ts';
import { deliveriesByKind } from '../../src/service/outbox/deliveries.ts';
import { runOutboxOnce } from '../../src/service/outbox/dispatcher.ts';
import { openSqliteStore } from '../../src/service/store/sqlite.ts';
import { SECRET } from '../support/webhook-receiver.ts';
import { header, readable, testOutbox, testService } from './outbox-setup.ts';
import { mailServer, receiver } from './receivers.ts';
import { closeAfterTest, DAY, GOOD, postOf, settingsOf, TEXTS, temporaryFolder } from './setup.ts';

test('an enquiry goes to the configured address only, with a Reply-To that answers the visitor, whatever the name', async () => {
  const { emails, env } = await mailServer();
  const { save, parts } = await testOutbox(env);
  const message = 'Grüße 👋 <b>bold</b> {{7*7}} <%= x %>\nsecond line';
  const name = 'Ada\r\nBcc: x@y.example =?utf-8?Q?Hi=0d=0aBcc:_x@y.example?=';
  const id = await save({ message, name, company: name });
  expect(await runOutboxOnce(parts)).toEqual({ sent: 1, pending: 0, dead: 0 });
  const [email] = emails;
  expect(email?.recipients).toEqual(['team@agency.example']);
  const raw = email?.text ?? '';
  const [head = ''] = raw.split('\r\n\r\n');
  expect(header(head, 'Reply-To')).toMatch(/^"?Ada Bcc: .* <ada@larkspur\.example>$/);
  expect(head).not.toMatch(/^(bcc|cc):|=\?utf-8\?Q\?Hi=0d/im);
  expect(header(raw, 'Message-ID')).toBe(`<${id}.enquiry@agency.example>`);
  expect(header(raw, 'Auto-Submitted')).toBe('auto-generated');
  expect(readable(raw)).toContain('<b>bold</b> {{7*7}} <%= x %>\r\nsecond line');
  expect(readable(raw)).toContain('&lt;b&gt;bold&lt;/b&gt; {{7*7}} &lt;%= x %&gt;<br/>second line');
  // If long links don't wrap, the whole email is wider than a phone.
  expect(readable(raw)).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
});

test.each([
  ['anna@müller.example', 'anna@xn--mller-kva.example', 'Ada Fenwick <anna@xn--mller-kva.example>'],
  ['müller@例え.jp', 'müller@例え.jp', ''],
])(
  'to %s go fixed words in the language of the form, and the agency can answer',
  async (email, to, replyTo) => {
    const { emails, env } = await mailServer();
    const nb = { ...TEXTS, language: 'nb', direction: 'rtl' as const, answeredBy: 'Kari Nordmann' };
    const { save, parts } = await testOutbox(env, { nb });
    const id = await save({ email }, 'inbox', { acknowledges: true, language: 'nb' });
    expect(await runOutboxOnce(parts)).toEqual({ sent: 2, pending: 0, dead: 0 });
    const [toAgency = '', toVisitor = ''] = ['team@agency.example', to].map(
      (address) => emails.find(({ text }) => header(text, 'To') === address)?.text,
    );
    expect(header(toAgency, 'Reply-To')).toBe(replyTo);
    for (const raw of [toAgency, toVisitor])
      expect(header(raw, 'From')).toBe(`${TEXTS.name} <team@agency.example>`);
    // A mail server without SMTPUTF8 may refuse non-ASCII characters in the head.
    expect(toAgency.split('\r\n\r\n')[0]).toMatch(/^\p{ASCII}*$/u);
    const byHand = fillIn(TEXTS.messages.enquiryEmail.answer, { email });
    expect(readable(toAgency).includes(byHand)).toBe(replyTo === '');
    // Asks auto-responders not to reply.
    expect(header(toVisitor, 'Auto-Submitted')).toBe('auto-replied');
    expect(header(toVisitor, 'Message-ID')).toBe(`<${id}.acknowledgement@agency.example>`);
    expect(header(toVisitor, 'Reply-To')).toBe(`${TEXTS.name} <${TEXTS.email}>`);
    const words = readable(toVisitor);
    for (const said of ['Kari Nordmann', TEXTS.replyWithin, 'lang="nb" dir="rtl"'])
      expect(words).toContain(said);
    for (const typed of [GOOD.name, GOOD.company, GOOD.phone, 'We need a site'])
      expect(words).not.toContain(typed);
  },
);

test('agency and visitor get their emails with the kick that follows the enquiry, and a stop lets that end', async () => {
  // Stops the timer that looks for due deliveries.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  const { emails, env } = await mailServer((count) => {
    if (count === 2) resolve();
    return null;
  });
  const DATA_DIR = await temporaryFolder();
  const service = await testService({ ...env, DATA_DIR });
  service.start();
  await service.enquiries.accept(postOf(GOOD));
  await arrived;
  await service.stop();
  const recipients = emails.flatMap((email) => email.recipients).sort();
  expect(recipients).toEqual([GOOD.email, 'team@agency.example']);
  const store = await closeAfterTest(openSqliteStore(DATA_DIR, { exclusive: true }));
  expect(await store.stats({})).toMatchObject({ pending: 0, dead: 0 });
});

test('an address that does not exist is given up where a visitor typed it; the agency’s own is tried again', async () => {
  const { env } = await mailServer(undefined, () => true);
  const { save, book, parts, store } = await testOutbox(env);
  await Promise.all([save({}, 'inbox', { acknowledges: true }), book()]);
  expect(await runOutboxOnce(parts)).toEqual({ sent: 0, pending: 2, dead: 2 });
  const kinds = (await store.deadLetters({ limit: 9 })).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['acknowledgement', 'booking-guest']);
});

test('of what came before mail was set up the agency is told when it is, and the visitor is not', async () => {
  const { emails, env } = await mailServer();
  const { save, book, parts, store } = await testOutbox({});
  await Promise.all([save(), book()]);
  const texts = { default: TEXTS, languages: {} };
  const settings = settingsOf(env);
  const kinds = deliveriesByKind({ settings, texts, store, now: parts.now, localOrigin: '' });
  expect(await runOutboxOnce({ ...parts, kinds })).toEqual({ sent: 2, pending: 0, dead: 0 });
  expect(emails.flatMap(({ recipients }) => recipients)).toEqual(Array(2).fill(env.NOTIFY_TO));
});

test('a webhook is tried until it is taken, under one id and with valid signatures', async () => {
  const { calls, env } = await receiver((response, count) => {
    response.writeHead(count < 3 ? 500 : 200).end();
  });
  const { save, parts, clock, store } = await testOutbox(env);
  const id = await save();
  for (let round = 1; round <= 3; round += 1) {
    await runOutboxOnce(parts);
    clock.now += DAY;
  }
  const rows = await store.deliveries({ subjectId: id });
  expect(rows).toMatchObject([{ state: 'sent', attempts: 3 }]);
  expect(calls).toHaveLength(3);
  for (const { headers, body } of calls) {
    expect(headers['webhook-id']).toBe(`${id}.webhook`);
    const signed = headers as Record<string, string>;
    expect(new Webhook(SECRET).verify(body, signed)).toMatchObject({
      type: 'enquiry.received',
      data: { id },
    });
  }
});

test('an enquiry and a booking that were erased meanwhile are sent to nobody', async () => {
  const mail = await mailServer();
  const hook = await receiver();
  const { save, book, parts, store } = await testOutbox({ ...mail.env, ...hook.env });
  const ids = [(await book()).id, await save({ email: 'noor@fernway.example' })];
  const queued = (await Promise.all(ids.map((id) => store.deliveries({ subjectId: id })))).flat();
  await store.erase({ email: 'noor@fernway.example' });
  for (const { subject_id: subjectId, kind } of queued)
    await store.enqueue({ subjectId, kind, now: 0 });
  expect(await runOutboxOnce(parts)).toEqual({ sent: queued.length, pending: 0, dead: 0 });
  expect([...mail.emails, ...hook.calls]).toEqual([]);
});

test('NOTIFY_BODY=link keeps what visitors wrote out of emails and webhooks', async () => {
  const mail = await mailServer();
  const hook = await receiver();
  const env = { ...mail.env, ...hook.env, NOTIFY_BODY: 'link' };
  const { save, book, parts, queueDigest, clock } = await testOutbox(env);
  const ids = [await save(), (await book()).id, await save({}, 'spam')];
  clock.now += DAY;
  await queueDigest();
  await runOutboxOnce(parts);
  const toHost = mail.emails.filter(({ recipients }) => recipients[0] === 'team@agency.example');
  const bodies = [...toHost.map(({ text }) => text), ...hook.calls.map(({ body }) => body)];
  expect(bodies).toHaveLength(6);
  const said = readable(bodies.join());
  for (const id of ids) expect(said).toContain(id);
  expect(said).not.toMatch(/Fenwick|larkspur|We need|Noor |fernway|secret/);
});
