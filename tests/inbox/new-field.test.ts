import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseEnquiry } from '../../contract/enquiry.ts';
import { contact } from '../../src/content/pages.ts';
import { startServer } from '../proof/server-process.ts';
import { mailServer } from './receivers.ts';
import { GOOD, post, postJson, temporaryFolder, testService, until } from './service.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LABEL = 'Your site today';
const ENTRY = "  { name: 'current_site', type: 'url', limit: 30, autocomplete: 'url' },\n";

/** A copy of the program whose contact form has one more entry, and nothing else that is new. */
async function programWithField() {
  const folder = await temporaryFolder();
  for (const part of ['contract', 'inbox', 'package.json'])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const forms = join(folder, 'contract', 'forms.ts');
  const source = readFileSync(forms, 'utf8');
  const [message] = source.match(/ {2}\{ name: 'message'.*\n/) ?? [];
  if (!message) throw new Error('src/content/schema/forms.ts has no entry for the message.');
  writeFileSync(forms, source.replace(message, `${ENTRY}${message}`));
  const config = join(folder, 'site-config.json');
  writeFileSync(config, JSON.stringify({ labels: { current_site: LABEL } }));
  return { folder, forms, config };
}

test('a new field is one entry: page, post, e-mail, CSV, command line and dedupe, over older rows', async () => {
  const older = { ...GOOD, _id: 'sent-before-the-field' };
  const before = await testService();
  expect(await (await postJson(before.origin, older)).json()).toMatchObject({ ok: true });
  await before.stop();

  const { folder, forms, config } = await programWithField();
  const { emails, env } = await mailServer();
  const settings = { ...env, DATA_DIR: before.folder, SITE_CONFIG_FILE: config };
  const server = await startServer(settings, [], join(folder, 'inbox', 'main.js'));
  onTestFinished(async () => void (await server.stop()));
  const send = async (fields: Record<string, string>) =>
    (await postJson(server.origin, fields)).json();

  const current_site = 'https://larkspur.example';
  const _id = 'sent-with-the-field';
  const sent = await send({ ...GOOD, current_site, _id });
  expect(sent).toMatchObject({ ok: true });
  expect(await send({ ...GOOD, current_site, _id })).toMatchObject({
    id: sent.id,
    duplicate: true,
  });
  expect(await send({ ...GOOD, current_site: 'another', _id })).toMatchObject({
    code: 'id_reused',
  });
  expect(await send(older)).toMatchObject({ ok: true, duplicate: true });
  const long = await post(server.origin, { ...GOOD, current_site: 'w'.repeat(31) });
  expect(long.status).toBe(422);
  const page = await long.text();
  expect(page).toContain(`${LABEL} is too long.`);
  expect(page).toMatch(/<input id="current_site"[^>]*type="url" autocomplete="url" value="w{31}">/);

  await until(() => emails.length > 0);
  expect(emails[0]?.text).toContain(`${LABEL}: ${current_site}`);

  const cli = (...words: string[]) =>
    spawnSync(process.execPath, [join(folder, 'inbox', 'cli.ts'), ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: before.folder },
      encoding: 'utf8',
    }).stdout;
  const [head = '', first = '', second = ''] = cli('export', '--csv').split('\r\n');
  const column = head.split(',').indexOf('"current_site"');
  expect(head.split(',')[column + 1]).toBe('"message"');
  expect([first, second].map((line) => line.split(',')[column])).toEqual([
    '""',
    `"${current_site}"`,
  ]);
  expect(cli('show', sent.id)).toMatch(new RegExp(`^Current_site: +${current_site}$`, 'm'));

  const { CONTACT_FIELDS } = await import(/* @vite-ignore */ pathToFileURL(forms).href);
  vi.doMock('../../src/content/schema/forms.ts', async (original) => ({
    ...(await original<object>()),
    CONTACT_FIELDS,
  }));
  const { EnquiryFields } = await import(
    '../../src/features/contact-form/enquiry-fields/enquiry-fields.tsx'
  );
  const fields = { ...contact.form.fields, current_site: { label: LABEL, hint: '' } };
  const copy = { ...contact.form, fields };
  const html = renderToStaticMarkup(
    createElement(EnquiryFields, { copy, interests: [], invalid: [] }),
  );
  expect(html).toContain(LABEL);
  expect(html).toMatch(
    /<input(?=[^>]* name="current_site")(?=[^>]* type="url")(?=[^>]* maxLength="30")/i,
  );
});

test('a row from before a field reads with its default; what a field held that is gone stays', () => {
  const { phone, interests, ...rest } = GOOD;
  const stored = { ...rest, fax: '1234', extra: { shortlist: 'Larkspur Care' } };
  expect(parseEnquiry(stored)).toMatchObject({
    ...rest,
    phone: '',
    interests: [],
    extra: { fax: '1234', shortlist: 'Larkspur Care' },
  });
});
