import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { ATTEMPT_MS } from '../../inbox/outbox/dispatcher.ts';
import { mailer, transportOptions } from '../../inbox/outbox/mail.ts';
import { sendWebhook, sign } from '../../inbox/outbox/webhook.ts';
import { StoreUnavailable } from '../../inbox/store/sql.ts';
import { mailServer, receiver, SECRET } from './receivers.ts';
import { GOOD, post, postJson, testService, until } from './service.ts';

/** Decodes quoted-printable and encoded words enough for reading. */
function readable(text: string): string {
  const bytes = (from: string) =>
    Buffer.from(
      from.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
      'latin1',
    ).toString();
  return bytes(text.replace(/=\r\n/g, ''));
}

// Tried again when the machine was busy with something else; `npm run prove` gives the figure.
test('an e-mail within 2 s: to the configured address only, with a plain Reply-To', {
  retry: 2,
}, async () => {
  const { emails, env } = await mailServer();
  const { origin, store } = await testService({ env });
  const started = performance.now();
  const name = 'Ada\r\nBcc: evil@evil.example';
  const extra = { _to: 'evil@evil.example', _cc: 'evil@evil.example', _subject: 'x\r\nBcc: y' };
  const message = 'Grüße 👋 <b>bold</b> {{7*7}} <%= x %>\nsecond line';
  const sent = await postJson(origin, { ...GOOD, ...extra, name, message });
  const { id } = (await sent.json()) as { id: string };
  await until(() => emails.length > 0);
  expect(performance.now() - started).toBeLessThan(2_000);
  const [email] = emails;
  expect(email?.recipients).toEqual(['team@agency.example']);
  const head = email?.text.split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^(bcc|cc):/im);
  expect(head).toMatch(/^Reply-To: .*<ada@larkspur\.example>$/m);
  expect(head).toContain(`Message-ID: <${id}.enquiry@agency.example>`);
  expect(head).toContain('Auto-Submitted: auto-generated');
  const text = readable(email?.text ?? '');
  expect(text).toContain('Grüße 👋 <b>bold</b> {{7*7}} <%= x %>');
  expect(text).toContain('&lt;b&gt;bold&lt;/b&gt;');
  expect(text).toContain('answer within one working day');
  const [row] = await until(async () => {
    const rows = await store.deliveries({ subjectId: id });
    return rows[0]?.state === 'sent' ? rows : null;
  });
  expect(row?.attempts).toBe(1);
});

test('NOTIFY_BODY=link keeps the visitor’s words out of the e-mail', async () => {
  const { emails, env } = await mailServer();
  const { origin } = await testService({ env: { ...env, NOTIFY_BODY: 'link' } });
  await post(origin, GOOD);
  await until(() => emails.length > 0);
  expect(emails[0]?.text).not.toMatch(/Ada|larkspur|We need/);
});

test('451 is tried again under the same Message-ID; an unknown recipient is a dead letter that can be resent', async () => {
  let now = 1_700_000_000_000;
  let verdict: { code: number } | null = { code: 451 };
  let recipient: { code: number } | null = null;
  const { emails, env, tries } = await mailServer(
    () => verdict,
    () => recipient,
  );
  const { origin, store, kick } = await testService({ env, now: () => now });
  const answer = (await (await postJson(origin, GOOD)).json()) as { id: string };
  const row = async () => (await store.deliveries({ subjectId: answer.id }))[0];
  await until(async () => (await row())?.last_code === 'smtp_451');
  expect((await row())?.state).toBe('pending');
  expect(((await row())?.due_at ?? 0) - now).toBeGreaterThanOrEqual(5_000);
  recipient = { code: 550 };
  now += 7_000;
  kick();
  await until(async () => (await row())?.state === 'dead');
  expect((await row())?.last_code).toBe('smtp_550');
  expect((await store.stats({})).dead).toBe(1);
  await until(async () => {
    const health = (await (await fetch(`${origin}/health`)).json()) as { status: string };
    return health.status === 'amber';
  });
  [verdict, recipient] = [null, null];
  await store.enqueue({ subjectId: answer.id, kind: 'mail', now });
  kick();
  await until(() => emails.length > 0, 8_000);
  expect(tries()).toBe(2);
  expect(emails[0]?.text).toContain(`<${answer.id}.enquiry@`);
});

test('a crash between the server’s 250 and our note: sent again under the same Message-ID', async () => {
  let now = 1_700_000_000_000;
  let crashed = false;
  const { emails, env } = await mailServer();
  const { origin, kick } = await testService({
    env,
    now: () => now,
    wrap: (store) => ({
      ...store,
      settle: (input) => {
        if (crashed) return store.settle(input);
        crashed = true;
        return Promise.reject(new StoreUnavailable('crash'));
      },
    }),
  });
  await post(origin, GOOD);
  await until(() => crashed);
  now += 121_000;
  kick();
  await until(() => emails.length === 2, 8_000);
  const ids = emails.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
  expect(ids[0]).toBe(ids[1]);
});

const sender = { fromName: 'n', fromAddress: 'c@d.example', allowPlain: false };
const email = { to: 'a@b.example', subject: 's', text: 't', html: 'h', messageId: '<x@y>' };

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
    const outcome = await send(email, AbortSignal.timeout(1_000));
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
  const cases: [greeting: string, answers: Record<string, string>, outcome: string][] = [
    ['554 5.7.1 not you', {}, 'retry smtp_554'],
    ['421 later', {}, 'retry smtp_421'],
    ['220 hi', { MAIL: '530 5.7.0 authenticate first' }, 'retry smtp_530'],
    ['220 hi', { MAIL: '550 5.1.8 bad sender' }, 'retry smtp_550'],
    ['220 hi', { RCPT: '451 4.7.1 greylisted' }, 'retry smtp_451'],
    ['220 hi', { RCPT: '552 5.2.2 mailbox full' }, 'retry smtp_552'],
    ['220 hi', { RCPT: '550 5.7.1 blocked' }, 'retry smtp_550'],
    ['220 hi', { RCPT: '554 5.4.6 routing loop' }, 'retry smtp_554'],
    ['220 hi', { '.': '550 5.7.1 looks like spam' }, 'retry smtp_550'],
    ['220 hi', { '.': '552 5.3.4 too large' }, 'retry smtp_552'],
    ['220 hi', { RCPT: '550 5.1.1 no such user' }, 'dead smtp_550'],
    ['220 hi', { RCPT: '550 no such user' }, 'dead smtp_550'],
    ['220 hi', { RCPT: '553 no such user' }, 'dead smtp_553'],
    ['220 hi', { RCPT: '554 5.2.1 mailbox disabled' }, 'dead smtp_554'],
  ];
  for (const [greeting, answers, expected] of cases) {
    const { url } = await scripted(greeting, answers);
    const outcome = await mailer({ ...sender, url })(email, AbortSignal.timeout(5_000));
    const code = 'code' in outcome ? outcome.code : '';
    expect(`${outcome.result} ${code}`, JSON.stringify([greeting, answers])).toBe(expected);
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
    mailer({ ...sender, allowPlain, url: elsewhere.href })(email, AbortSignal.timeout(5_000));
  expect(await send(false)).toEqual({ result: 'retry', code: 'tls' });
  expect(heard()).toContain('STARTTLS');
  expect(heard()).not.toMatch(/AUTH|MAIL FROM|DATA/);
  await send(true);
  expect(heard()).toContain('AUTH PLAIN');
});

test('TLS is asked of every host but this machine, and ten minutes are given after DATA', () => {
  const needs = (url: string, allowPlain = false) =>
    transportOptions({ ...sender, allowPlain, url }).requireTLS;
  for (const host of [
    'mail.example',
    '192.0.2.1',
    '10.0.0.5',
    '[2001:db8::1]',
    'localhost.example',
  ]) {
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

test('a mail server that is down costs the visitor nothing', async () => {
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'team@agency.example' };
  const { origin, store } = await testService({ env });
  const started = performance.now();
  expect((await post(origin, GOOD)).status).toBe(303);
  expect(performance.now() - started).toBeLessThan(1_000);
  await until(async () => (await store.stats({})).pending === 1);
});

test('webhook: 500 three times, then 200: delivered once, same id, valid signature', async () => {
  let now = 1_700_000_000_000;
  const { calls, env } = await receiver((response, count) => {
    response.writeHead(count < 4 ? 500 : 200).end();
  });
  const { origin, store, kick } = await testService({ env, now: () => now });
  const { id } = (await (await postJson(origin, GOOD)).json()) as { id: string };
  for (let round = 1; round <= 3; round += 1) {
    await until(async () => {
      const [row] = await store.deliveries({ subjectId: id });
      return row?.attempts === round && row.lease_until === 0;
    });
    now += 3 * 3_600_000;
    kick();
  }
  await until(async () => (await store.deliveries({ subjectId: id }))[0]?.state === 'sent');
  expect(calls).toHaveLength(4);
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const webhook = new Webhook(SECRET);
  for (const { headers, body } of calls) {
    const event = webhook.verify(body, headers as Record<string, string>) as { data: object };
    expect(event.data).toMatchObject({ id, email: GOOD.email, message: GOOD.message });
    const other = new Webhook(`whsec_${Buffer.alloc(24, 8).toString('base64')}`);
    expect(() => other.verify(body, headers as Record<string, string>)).toThrow();
  }
}, 60_000);

test('a stale timestamp does not verify', () => {
  const old = Math.floor(Date.now() / 1000) - 3600;
  const headers = {
    'webhook-id': 'x',
    'webhook-timestamp': String(old),
    'webhook-signature': sign('x', old, '{}', SECRET),
  };
  expect(() => new Webhook(SECRET).verify('{}', headers)).toThrow();
});

const settings = (url: string) => ({ url, secret: SECRET, allowPrivate: true, timeoutMs: 2_000 });
const never = new AbortController().signal;

test('webhook answers: all but 2xx are tried again, none is followed', async () => {
  const cases: [number, Record<string, string>, object][] = [
    [204, {}, { result: 'sent' }],
    [429, { 'retry-after': '120' }, { result: 'retry', code: 'http_429', afterMs: 120_000 }],
    [408, {}, { result: 'retry', code: 'http_408', afterMs: 0 }],
    [503, {}, { result: 'retry', code: 'http_503', afterMs: 0 }],
    [410, {}, { result: 'retry', code: 'http_410', afterMs: 0 }],
    [404, {}, { result: 'retry', code: 'http_404', afterMs: 0 }],
    [400, {}, { result: 'retry', code: 'http_400', afterMs: 0 }],
    [
      302,
      { location: 'http://169.254.169.254/' },
      { result: 'retry', code: 'http_302', afterMs: 0 },
    ],
  ];
  for (const [status, headers, outcome] of cases) {
    const { url, calls } = await receiver((response) => response.writeHead(status, headers).end());
    expect(await sendWebhook(settings(url), 'x', {}, never)).toEqual(outcome);
    expect(calls).toHaveLength(1);
  }
});

test('webhook receivers that stall or never stop talking are left alone', async () => {
  const stalling = await receiver(() => {});
  const stalled = await sendWebhook(settings(stalling.url), 'x', {}, never);
  expect(stalled).toEqual({ result: 'retry', code: 'timeout' });
  const talking = await receiver((response) => {
    response.writeHead(200);
    const talk = () => {
      while (response.writable && response.write(Buffer.alloc(16_384))) {
        // Until the other side has enough.
      }
    };
    response.on('drain', talk);
    talk();
  });
  const started = performance.now();
  expect(await sendWebhook(settings(talking.url), 'x', {}, never)).toEqual({ result: 'sent' });
  // Cut off, not waited out.
  expect(performance.now() - started).toBeLessThan(2_000);
});

test.each([
  ['http://93.184.215.14/', { result: 'retry', code: 'https_needed' }],
  ['https://169.254.169.254/', { result: 'retry', code: 'private' }],
  ['https://[::1]:1/', { result: 'retry', code: 'private' }],
  ['https://localhost:1/', { result: 'retry', code: 'private' }],
])('webhook to %s is not sent', async (url, outcome) => {
  expect(await sendWebhook({ ...settings(url), allowPrivate: false }, 'x', {}, never)).toEqual(
    outcome,
  );
});
