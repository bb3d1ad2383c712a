import { isEmail, readMetadata } from '../form/fields.ts';
import type { Fields } from '../form/parse.ts';
import { type FieldError, Refusal } from '../form/refusal.ts';
import { isTimeZone } from './slots.ts';

/** What somebody asks for: a time, and who they are. */
export interface Wish {
  /** Start of the slot in ms, NaN when it is no time at all. */
  start: number;
  name: string;
  email: string;
  note: string;
  timeZone: string;
  key: string;
}

/**
 * Takes the fields of POST /booking/book, gives the wish. An unknown time zone becomes
 * `fallbackZone`. @throws {Refusal} 422 naming the fields, or for a filled honeypot.
 */
export function readWish(fields: Fields, fallbackZone: string): Wish {
  const { honeypot, id } = readMetadata(fields);
  const name = field(fields, 'name');
  const email = field(fields, 'email');
  const note = field(fields, 'note');
  const timeZone = field(fields, 'timeZone');
  const errors: FieldError[] = [];
  if (name === '') errors.push({ field: 'name', code: 'required' });
  if (name.length > 200) errors.push({ field: 'name', code: 'too_long' });
  if (email === '') errors.push({ field: 'email', code: 'required' });
  else if (!isEmail(email)) errors.push({ field: 'email', code: 'invalid' });
  if (note.length > 2000) errors.push({ field: 'note', code: 'too_long' });
  if (errors.length > 0) throw new Refusal(422, 'booking_invalid', { errors });
  if (honeypot) throw new Refusal(422, 'booking_trap');
  return {
    start: Date.parse(field(fields, 'start')),
    name,
    email,
    note,
    timeZone: timeZone !== '' && isTimeZone(timeZone) ? timeZone : fallbackZone,
    key: id ?? '',
  };
}

/** The first value of a field, without blanks around it, or ''. */
export function field(fields: Fields, name: string): string {
  return fields.get(name)?.[0]?.trim() ?? '';
}
