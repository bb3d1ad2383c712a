import type { Facts } from '../facts.ts';
import type { SubmissionData } from '../store/submission-data.ts';
import type { Fields } from './parse.ts';
import type { FieldError } from './refusal.ts';

/** What a post says about itself. Aliases let any common form handler take the same form. */
export interface Metadata {
  next: string;
  id: string | null;
  honeypot: boolean;
  /**
   * Milliseconds between showing the form and sending it (`_elapsed`), or null when the page cannot
   * tell: without scripts nothing measures it. The sender says so, so it is a hint and no proof.
   */
  elapsed: number | null;
}

const NEXT = ['_next', '_redirect', 'redirect', 'redirectTo'];
const HONEYPOT = ['_gotcha', '_honey', 'botcheck', 'bot-field'];
const REPLY_TO = ['email', '_replyto', 'replyto'];

const LENGTHS = { name: 200, company: 200, email: 254, phone: 200, budget: 200, message: 20_000 };
const MOST_INTERESTS = 30;
const EXTRA_LENGTH = 5_000;

/**
 * The WHATWG pattern of `<input type=email>`: what the browser lets through, we take. It has no
 * quoted parts and no comments, the corners in which mail parsers disagree.
 */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** True for an address of at most 254 characters (RFC 5321) that a browser would accept. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Takes the fields, gives what they say about the post itself. */
export function readMetadata(fields: Fields): Metadata {
  const id = first(fields, ['_id']);
  const elapsed = first(fields, ['_elapsed']);
  return {
    next: first(fields, NEXT),
    id: /^[A-Za-z0-9._:-]{8,100}$/.test(id) ? id : null,
    honeypot: HONEYPOT.some((name) => fields.get(name)?.some((value) => value.trim() !== '')),
    elapsed: /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : null,
  };
}

/**
 * Takes the fields and the site's facts, gives the cleaned entry, what is wrong with it, and
 * flags for what is odd but no reason to turn anybody away (an unknown budget or interest).
 */
export function readEntry(fields: Fields, facts: Facts) {
  const data: SubmissionData = {
    name: line(first(fields, ['name'])),
    company: line(first(fields, ['company'])),
    email: line(first(fields, REPLY_TO)),
    phone: line(first(fields, ['phone'])),
    interests: readInterests(fields),
    budget: line(first(fields, ['budget'])),
    message: first(fields, ['message']).trim(),
    extra: {},
  };
  for (const name of facts.extraFields) {
    const value = fields.get(name)?.join('\n').trim().slice(0, EXTRA_LENGTH);
    if (value) data.extra[name] = value;
  }
  const errors: FieldError[] = [];
  for (const field of ['name', 'email', 'message'] as const) {
    if (isBlank(data[field])) errors.push({ field, code: 'required' });
  }
  for (const [field, most] of Object.entries(LENGTHS) as [keyof typeof LENGTHS, number][]) {
    if (data[field].length > most) errors.push({ field, code: 'too_long' });
    else if (field === 'email' && !isBlank(data.email) && !isEmail(data.email)) {
      errors.push({ field, code: 'invalid' });
    }
  }
  const tooMany = data.interests.length > MOST_INTERESTS;
  if (tooMany || data.interests.some((name) => name.length > 200)) {
    errors.push({ field: 'interests', code: 'too_long' });
  }
  return { data, errors, flags: readFlags(data, facts) };
}

function readFlags(data: SubmissionData, facts: Facts): string[] {
  const flags: string[] = [];
  const { interests, budgets } = facts;
  if (interests.length > 0 && data.interests.some((name) => !interests.includes(name))) {
    flags.push('interest_unknown');
  }
  if (budgets.length > 0 && data.budget !== '' && !budgets.includes(data.budget)) {
    flags.push('budget_unknown');
  }
  return flags;
}

/** Interests come as repeated fields (checkboxes) or one field joined by ', '. */
function readInterests(fields: Fields): string[] {
  const found = new Set<string>();
  for (const value of fields.get('interests') ?? []) {
    for (const name of value.split(', ')) if (!isBlank(name)) found.add(line(name));
  }
  return [...found];
}

function first(fields: Fields, names: string[]): string {
  for (const name of names) {
    const value = fields.get(name)?.find((entry) => entry !== '');
    if (value !== undefined) return value;
  }
  return '';
}

function line(text: string): string {
  return text.replace(/[\n\t]+/g, ' ').trim();
}

/** Also text that only looks like text: zero-width characters and other format marks. */
function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}\u2800\u3164\uffa0]/u.test(text);
}
