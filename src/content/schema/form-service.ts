import { z } from 'astro/zod';
import { CONTACT_FIELDS } from './forms.ts';
import { each, passage } from './pages/fields.ts';

/** A text that may contain these placeholders, such as `{label}`. */
const text = (...places: string[]) =>
  passage(
    places.length > 0 ? `May contain: {${places.join('} {')}}` : 'Shown as written',
    ...places,
  );

const message = z.strictObject({ title: text(), text: text() });
const fieldFlags = CONTACT_FIELDS.flatMap((field) =>
  'unknownFlag' in field ? [field.unknownFlag] : [],
);

/** The texts of src/content/pages/form-service.yaml: answers of the form service, its emails and calendar files. */
export const formServiceSchema = z.strictObject({
  errors: z.strictObject({
    ...each(message, 'invalid', 'malformed', 'too_many_fields', 'file_not_accepted'),
    ...each(message, 'unsupported_type', 'foreign_origin', 'method_not_allowed', 'too_large'),
    ...each(message, 'too_many', 'id_reused', 'unavailable', 'broken', 'not_found'),
    ...each(message, 'booking_invalid', 'booking_trap', 'booking_id_reused', 'too_many_bookings'),
    ...each(message, 'slot_taken', 'slot_unknown'),
  }),
  fieldErrors: z.strictObject(
    each(text('label', 'limit'), 'required', 'too_long', 'invalid', 'not_text'),
  ),
  errorPage: z.strictObject({
    title: text('title'),
    ...each(text(), 'one', 'toContact', 'toBooking'),
    ...each(text('count'), 'many', 'waitSeconds', 'waitMinutes'),
    mail: text('email'),
  }),
  /** Reasons to suspect an enquiry, each following “this enquiry”. */
  flags: z.strictObject({
    ...each(text(), ...fieldFlags),
    ...each(text(), 'links', 'too_fast', 'no_origin', 'honeypot', 'flood'),
  }),
  /** To the agency. `bare` is for email that may contain no personal data. */
  enquiryEmail: z.strictObject({
    subject: text('name'),
    subjectWithCompany: text('name', 'company'),
    received: text('time', 'id'),
    note: text('flags'),
    promise: text('replyWithin'),
    /** Used if the visitor's address does not fit into a header. */
    answer: text('email'),
    bareSubject: text('site'),
    bare: text('time'),
    read: text('command'),
  }),
  /** To the sender: the same for everybody. */
  acknowledgement: z.strictObject({
    ...each(text('site'), 'subject', 'mistake'),
    heading: text(),
    text: text('who', 'replyWithin', 'id'),
  }),
  /** To the agency, once a day while enquiries are held or the diary cannot be read. */
  digest: z.strictObject({
    ...each(text('site', 'count'), 'subjectOne', 'subjectMany', 'introOne', 'introMany'),
    subjectDiary: text('site'),
    diaryUnread: text('time'),
    diaryLeftOut: text('count', 'command'),
    signs: text('flags'),
    ...each(text('command'), 'read', 'release', 'discard', 'more'),
  }),
  booking: z.strictObject({
    intro: text('minutes', 'zone'),
    ...each(text(), 'full', 'zone', 'showTimes', 'time', 'book'),
    ...each(text(), 'bookedTitle', 'calendar', 'cancelText', 'cancel', 'cancelledTitle', 'another'),
    cancelled: text('when'),
  }),
  /** To the guest and to the agency; `summary` names the entry in a calendar. */
  bookingEmail: z.strictObject({
    summary: text('title', 'site'),
    ...each(text('title', 'when'), 'made', 'cancelled'),
    ...each(text('title', 'site', 'when'), 'subjectMade', 'subjectCancelled'),
    where: text('place'),
    with: text('who'),
    manage: text(),
    read: text('command'),
  }),
});

export type Messages = z.infer<typeof formServiceSchema>;
