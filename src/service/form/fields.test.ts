import { expect, test } from 'vitest';
import { GOOD, TEXTS } from '../../../tests/service/setup.ts';
import { fieldErrorText } from '../labels.ts';
import { parseEnquiry } from './enquiry.ts';
import { fieldErrors, readEntry, readMetadata, readValues } from './fields.ts';
import { fieldsFromJson } from './parse.ts';

const read = (fields: Record<string, unknown>) =>
  readEntry(fieldsFromJson({ ...GOOD, ...fields }), TEXTS.options);

test('a good entry is read as typed, without errors or flags', () => {
  expect(read({})).toEqual({
    data: parseEnquiry({ ...GOOD, interests: [GOOD.interests] }),
    errors: [],
    flags: [],
  });
});

test.each<[Record<string, string>, field: string, code: string]>([
  [{ name: '' }, 'name', 'required'],
  [{ name: '\u200b \u3164' }, 'name', 'required'],
  [{ message: ' \n\t ' }, 'message', 'required'],
  [{ email: '' }, 'email', 'required'],
  [{ email: 'nope' }, 'email', 'invalid'],
  [{ email: `${'a'.repeat(300)}@b.example` }, 'email', 'too_long'],
  [{ message: 'x'.repeat(20_001) }, 'message', 'too_long'],
  [{ phone: '1'.repeat(201) }, 'phone', 'too_long'],
])('%j: %s is %s', (change, field, code) => {
  expect(read(change).errors).toEqual([{ field, code }]);
});

test('an error says how to mend the field', () => {
  const text = (code: 'too_long' | 'invalid') => fieldErrorText(TEXTS, { field: 'message', code });
  expect(text('too_long')).toContain((20_000).toLocaleString(TEXTS.language));
  expect(text('invalid')).toMatch(/\w+@\w+\.\w+/);
});

test.each(['checkbox', 'radio'] as const)('a required %s set needs an answer', (type) => {
  const form = [{ name: 'size', type, limit: 200, required: true }];
  const errors = (fields: object) => fieldErrors(readValues(fieldsFromJson(fields), form), form);
  expect(errors({})).toEqual([{ field: 'size', code: 'required' }]);
  expect(errors({ size: 'Small' })).toEqual([]);
});

test.each(['call me after 5', '+44 (0)20 7946 0123', '١٢٣'])('phone %s is accepted', (phone) => {
  expect(read({ phone })).toMatchObject({ data: { phone }, errors: [] });
});

test.each<[interests: string | string[], choices: string]>([
  [['Strategy', 'Websites', 'Strategy'], 'Strategy|Websites'],
  ['Strategy, Websites', 'Strategy|Websites'],
  ['Websites, Strategy, design and code', 'Websites|Strategy, design and code'],
  [', , ', ''],
])('interests %j are %s, all known', (interests, choices) => {
  const { data, flags } = read({ interests });
  expect([data.interests.join('|'), flags]).toEqual([choices, []]);
});

test('of an email with a name the address is kept', () => {
  const { data, errors } = read({ email: 'Anna Müller\n<anna@例え.jp.>' });
  expect([data.email, errors]).toEqual(['anna@例え.jp', []]);
});

test('a tampered budget or interest is kept as sent, and flagged', () => {
  expect(read({ budget: 'Free', interests: 'World peace, Websites' })).toMatchObject({
    data: { budget: 'Free', interests: ['World peace', 'Websites'] },
    errors: [],
    flags: ['interest_unknown', 'budget_unknown'],
  });
});

test('aliases of other form handlers are read; recipients are ignored', () => {
  const fields = fieldsFromJson({
    replyto: 'a@b.example',
    redirectTo: '/x',
    'bot-field': ' ',
    botcheck: 'x',
    _id: 'abcdefgh-1',
    _elapsed: '4000',
    _to: 'x@evil.example',
  });
  expect(readMetadata(fields)).toEqual({
    next: '/x',
    id: 'abcdefgh-1',
    honeypot: true,
    elapsed: 4000,
  });
  const { data } = readEntry(fields, {});
  expect(data.email).toBe('a@b.example');
  expect(JSON.stringify(data)).not.toContain('evil');
});

test.each(['short', 'with blank', 'x'.repeat(101), 'a\u00e4bcdefgh'])('_id %j is none', (_id) => {
  expect(readMetadata(fieldsFromJson({ _id })).id).toBeNull();
});

test('a row from before a field reads with its default; a field that is gone stays in extra', () => {
  const { phone, interests, ...rest } = GOOD;
  const stored = { ...rest, fax: '1234', extra: { shortlist: 'Larkspur Care' } };
  expect(parseEnquiry(stored)).toMatchObject({
    ...rest,
    phone: '',
    interests: [],
    extra: { fax: '1234', shortlist: 'Larkspur Care' },
  });
});
