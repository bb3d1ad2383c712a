import { type Enquiry, parseEnquiry } from '../../contract/enquiry.ts';
import type { SiteConfig } from '../../contract/site-config.ts';
import { CONTACT_FIELDS, type FormField } from '../../src/content/schema/forms.ts';
import type { FieldError } from '../http/http-error.ts';
import type { Fields } from './parse.ts';

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
/** Of one field. */
const MOST_CHOICES = 30;

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

/** Reads what the fields say about the post itself. */
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
 * Reads the cleaned entry from the fields, with what is wrong with it and flags for what is odd but no reason to turn
 * anybody away (an unknown budget or interest).
 */
export function readEntry(fields: Fields, { options }: SiteConfig) {
  const values = readValues(fields, CONTACT_FIELDS);
  const flags = CONTACT_FIELDS.flatMap((field: FormField) => {
    const offered = options[field.name] ?? [];
    const unknown = [values[field.name] ?? ''].flat().some((one) => one && !offered.includes(one));
    return field.unknownFlag && offered.length > 0 && unknown ? [field.unknownFlag] : [];
  });
  const data: Enquiry = parseEnquiry(values);
  return { data, errors: fieldErrors(values, CONTACT_FIELDS), flags };
}

/** Reads the cleaned answer to each field of a form from what was posted. */
export function readValues(fields: Fields, form: readonly FormField[]) {
  return Object.fromEntries(
    form.map(({ name, type, aliases = [] }): [string, string | string[]] => {
      if (type === 'checkbox') return [name, readChoices(fields.get(name) ?? [])];
      const text = first(fields, [name, ...aliases]);
      return [name, type === 'textarea' ? text.trim() : line(text)];
    }),
  );
}

/** Returns what is wrong with the answers to a form, at most one error a field. */
export function fieldErrors(
  values: Record<string, string | string[]>,
  form: readonly FormField[],
): FieldError[] {
  return form.flatMap(({ name, type, limit, required }): FieldError[] => {
    const answers = [values[name] ?? ''].flat();
    const blank = answers.every(isBlank);
    if (required && blank) return [{ field: name, code: 'required' }];
    if (answers.length > MOST_CHOICES || answers.some((text) => text.length > limit)) {
      return [{ field: name, code: 'too_long' }];
    }
    const invalid = type === 'email' && !blank && !answers.every(isEmail);
    return invalid ? [{ field: name, code: 'invalid' }] : [];
  });
}

/** Choices come as repeated fields (checkboxes) or one field joined by ', '. */
function readChoices(values: string[]): string[] {
  const names = values.flatMap((value) => value.split(', ')).filter((name) => !isBlank(name));
  return [...new Set(names.map(line))];
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
