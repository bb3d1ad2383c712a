import { CONTACT_FIELDS, type FormField } from '../../content/schema/forms.ts';
import { isEmail, plainAddress } from '../../lib/email-address.ts';
import type { FieldError } from '../errors.ts';
import { type Enquiry, parseEnquiry } from './enquiry.ts';
import type { Fields } from './parse.ts';

type Values = Record<string, string | string[]>;
type Options = Readonly<Record<string, readonly string[]>>;

const NEXT = ['_next', '_redirect', 'redirect', 'redirectTo'];
const HONEYPOT = ['_gotcha', '_honey', 'botcheck', 'bot-field'];
const MAX_CHOICES = 30;

/** Reads a post's metadata by the field names that common form handlers use. */
export function readMetadata(fields: Fields) {
  const id = first(fields, ['_id']);
  const elapsed = first(fields, ['_elapsed']);
  return {
    next: first(fields, NEXT),
    id: /^[A-Za-z0-9._:-]{8,100}$/.test(id) ? id : null,
    honeypot: HONEYPOT.some((name) => fields.get(name)?.some((value) => value.trim() !== '')),
    /** Milliseconds from showing the form to sending it; null without scripts. The client claims it, so it proves nothing. */
    elapsed: /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : null,
  };
}

/** Reads the enquiry with its errors, and flags for oddities that are no reason to refuse it. */
export function readEntry(fields: Fields, options: Options) {
  const values = readValues(fields, CONTACT_FIELDS, options);
  const flags = CONTACT_FIELDS.flatMap((field: FormField) => {
    const offered = options[field.name] ?? [];
    const unknown = [values[field.name] ?? ''].flat().some((one) => one && !offered.includes(one));
    return field.unknownFlag && offered.length > 0 && unknown ? [field.unknownFlag] : [];
  });
  const data: Enquiry = parseEnquiry(values);
  return { data, errors: fieldErrors(values, CONTACT_FIELDS), flags };
}

export function readValues(
  fields: Fields,
  form: readonly FormField[],
  options: Options = {},
): Values {
  return Object.fromEntries(
    form.map(({ name, type, aliases = [] }): [string, string | string[]] => {
      if (type === 'checkbox') return [name, readChoices(fields.get(name) ?? [], options[name])];
      const text = first(fields, [name, ...aliases]);
      if (type === 'textarea') return [name, text.trim()];
      return [name, type === 'email' ? plainAddress(oneLine(text)) : oneLine(text)];
    }),
  );
}

/** Returns the errors of the answers, at most one per field. */
export function fieldErrors(values: Values, form: readonly FormField[]): FieldError[] {
  return form.flatMap(({ name, type, limit, required }): FieldError[] => {
    const answers = [values[name] ?? ''].flat();
    const blank = answers.every(isBlank);
    if (required && blank) return [{ field: name, code: 'required' }];
    if (answers.length > MAX_CHOICES || answers.some((text) => text.length > limit)) {
      return [{ field: name, code: 'too_long' }];
    }
    const invalid = type === 'email' && !blank && !answers.every(isEmail);
    return invalid ? [{ field: name, code: 'invalid' }] : [];
  });
}

const SEPARATOR = ', ';

/** Reads choices from repeated fields or one field joined by ', '. Options may contain the separator, so the longest matches first. */
function readChoices(values: string[], offered: readonly string[] = []): string[] {
  const longestFirst = offered.toSorted((a, b) => b.length - a.length);
  const choices = values.flatMap((value) => splitChoices(value, longestFirst));
  return [...new Set(choices.filter((choice) => !isBlank(choice)).map(oneLine))];
}

function splitChoices(value: string, longestFirst: readonly string[]): string[] {
  const choices: string[] = [];
  for (let at = 0; at <= value.length; ) {
    const known = longestFirst.find((option) => {
      const end = at + option.length;
      const ends = end === value.length || value.startsWith(SEPARATOR, end);
      return ends && value.startsWith(option, at);
    });
    const next = value.indexOf(SEPARATOR, at);
    const end = known ? at + known.length : next === -1 ? value.length : next;
    choices.push(value.slice(at, end));
    at = end + SEPARATOR.length;
  }
  return choices;
}

function first(fields: Fields, names: readonly string[]): string {
  for (const name of names) {
    const value = fields.get(name)?.find((entry) => entry !== '');
    if (value !== undefined) return value;
  }
  return '';
}

const oneLine = (text: string): string => text.replace(/[\n\t]+/g, ' ').trim();

/** True also for text of only zero-width and other format characters. */
const isBlank = (text: string): boolean => !/[^\s\p{Cf}\u2800\u3164\uffa0]/u.test(text);
