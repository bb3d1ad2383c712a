import { z } from 'astro/zod';
import { passage } from './pages/fields.ts';

/** A text that may have the named places, such as `{label}`. */
const text = (...places: string[]) =>
  passage(
    places.length > 0 ? `May have: {${places.join('} {')}}` : 'Shown as it is written',
    ...places,
  );

const message = z.strictObject({ title: text(), text: text() });

/** The texts of src/content/pages/form-service.yaml: answers of the form service, its emails and calendar files. */
export const formServiceSchema = z.strictObject({
  errors: z.strictObject({
    invalid: message,
    malformed: message,
    too_many_fields: message,
    file_not_accepted: message,
    unsupported_type: message,
    foreign_origin: message,
    method_not_allowed: message,
    too_large: message,
    too_many: message,
    id_reused: message,
    unavailable: message,
    broken: message,
    not_found: message,
    booking_invalid: message,
    booking_trap: message,
    booking_id_reused: message,
    too_many_bookings: message,
    slot_taken: message,
    slot_unknown: message,
  }),
  fieldErrors: z.strictObject({
    required: text('label'),
    too_long: text('label'),
    invalid: text('label'),
    not_text: text('label'),
  }),
  errorPage: z.strictObject({
    title: text('title'),
    one: text(),
    many: text('count'),
    waitSeconds: text('count'),
    waitMinutes: text('count'),
    toContact: text(),
    toBooking: text(),
    mail: text('email'),
  }),
  /** What is odd about an enquiry, to follow “this enquiry”. */
  flags: z.strictObject({
    interest_unknown: text(),
    budget_unknown: text(),
    links: text(),
    too_fast: text(),
    no_origin: text(),
    honeypot: text(),
    flood: text(),
  }),
  /** To the agency. `bare` is for mail that may hold no personal data. */
  enquiryEmail: z.strictObject({
    subject: text('name'),
    subjectWithCompany: text('name', 'company'),
    received: text('time', 'id'),
    note: text('flags'),
    promise: text('replyWithin'),
    /** Where the visitor's address fits into no header. */
    answer: text('email'),
    bareSubject: text('site'),
    bare: text('time'),
    read: text('command'),
  }),
  /** To who wrote: the same for everybody. */
  acknowledgement: z.strictObject({
    subject: text('site'),
    heading: text(),
    text: text('who', 'replyWithin'),
    mistake: text('site'),
  }),
  /** To the agency, once a day while anything is held. */
  digest: z.strictObject({
    subjectOne: text('site', 'count'),
    subjectMany: text('count', 'site'),
    introOne: text('site', 'count'),
    introMany: text('count', 'site'),
    signs: text('flags'),
    read: text('command'),
    release: text('command'),
    discard: text('command'),
    more: text('command'),
  }),
  booking: z.strictObject({
    full: text(),
    intro: text('minutes', 'zone'),
    zone: text(),
    showTimes: text(),
    time: text(),
    book: text(),
    bookedTitle: text(),
    calendar: text(),
    cancelText: text(),
    cancel: text(),
    cancelledTitle: text(),
    cancelled: text('when'),
    another: text(),
  }),
  /** To the guest and to the agency; `summary` names the entry in a calendar. */
  bookingEmail: z.strictObject({
    summary: text('title', 'site'),
    made: text('title', 'when'),
    cancelled: text('title', 'when'),
    subjectMade: text('title', 'site', 'when'),
    subjectCancelled: text('title', 'site', 'when'),
    where: text('place'),
    with: text('who'),
    manage: text(),
    read: text('command'),
  }),
});

export type Messages = z.infer<typeof formServiceSchema>;
