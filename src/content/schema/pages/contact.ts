import { z } from 'astro/zod';
import { pricePlaces } from '../../prices.ts';
import { list } from '../common.ts';
import { BOOKING_FIELDS, CONTACT_FIELDS, type FormField, hasOwnOptions } from '../forms.ts';
import {
  each,
  head,
  heading,
  hero,
  label,
  line,
  link,
  pageRecord,
  passage,
  rawText,
  title,
} from './fields.ts';

const facts = ['brand', 'replyWithin', 'email'] as const;

/** Texts of a form's fields. @param hint of a field */
function fieldTexts(fields: readonly FormField[], hint: z.ZodType<string, string>) {
  const field = z.strictObject({ label: label('Name of the field'), hint: hint.default('') });
  const choice = field.extend({
    options: z.array(label('Option')).min(1).describe('Options, in this order'),
  });
  const entries = fields.map((one) => [
    one.name,
    hasOwnOptions(one) ? choice : field.exactOptional(),
  ]);
  return {
    required: label('Beside required fields'),
    optional: label('Beside the other fields'),
    fields: z
      .strictObject(Object.fromEntries(entries) as Record<string, typeof field | typeof choice>)
      .describe('Labels and hints of the fields, by their names in src/content/schema/forms.ts'),
  };
}

const trouble = z.strictObject({ title: heading, text: passage('What happened and what to do') });

const form = head.extend({
  ...fieldTexts(
    CONTACT_FIELDS,
    line('Help under the name; {price:website} becomes the price `website`', ...pricePlaces),
  ),
  budgets: list({
    label: label('Option'),
    disabled: z.boolean().describe('True if it is shown but cannot be chosen'),
    note: line('Why it cannot be chosen').exactOptional(),
  }).describe('Options of the field budget; if there are none, the form has no such field'),
  promise: line('Line beside the button', ...facts),
  privacy: z.strictObject({ text: line('Text before the link', 'retentionDays'), link }),
  honeypot: label('Name of a field that only robots fill in'),
  submit: label('Button'),
  sending: label('Button while the message is sent'),
  waiting: label('Button while there is no connection'),
});

const states = z
  .strictObject({
    unsent: passage('When the visitor left while it was being sent, and has returned'),
    sending: line('While the message is sent'),
    retrying: line('While it is sent again'),
    offline: passage('While there is no connection'),
    online: line('When the connection is back'),
    sent: line('When the message has arrived'),
    trouble: z
      .strictObject(each(trouble, 'failed', 'tooMany', 'tooLarge', 'invalid', 'unreadable'))
      .describe('When it has not arrived; what was typed stays in the form'),
    retry: label('Button'),
    mail: label('Link'),
    plain: label('Button'),
    mailSubject: line('Subject of the email', ...facts),
  })
  .describe('Messages of the form while it is sent and afterwards');

const picker = z
  .strictObject({
    title: heading,
    ...each(label('Name of the field'), 'zone', 'day', 'time'),
    ...fieldTexts(BOOKING_FIELDS, line('Help under the name')),
    chosen: line('What was chosen', 'when'),
    unchosen: line('Before a time is chosen'),
    book: label('Button'),
    booking: label('Button while the time is booked'),
    offline: passage('While there is no connection'),
    trouble: z.strictObject({
      failed: passage('When no answer came: the time may be booked'),
      tooMany: passage('After many bookings'),
    }),
  })
  .describe('The calendar of our own form service');

const booking = head.extend({
  load: label('Button'),
  open: label('Link'),
  note: line('What the button does if an outside calendar is set up', 'host'),
  ownNote: line('What the button does if the calendar is our own'),
  loading: line('While the calendar loads'),
  failed: line('When it fails to load'),
  again: label('Button'),
  empty: line('When no time is free'),
  byHand: z
    .strictObject({
      text: passage('Text', ...facts),
      mail: label('Link'),
      subject: line('Subject of the email', ...facts),
      body: rawText('Text of the email'),
      phone: label('Link', 'phone'),
    })
    .describe('Shown if there is no calendar, and beside one that does not load'),
  frame: z.strictObject({ title: heading }),
  picker,
  booked: z
    .strictObject({
      title: heading,
      text: line('Text', 'when'),
      ics: label('Link'),
      manage: label('Link'),
    })
    .describe('When a time is booked'),
});

export const contactSchema = z.strictObject({
  page: pageRecord,
  hero,
  form,
  states,
  thanks: z
    .strictObject({
      title: heading,
      text: line('Text', ...facts),
      close: label('Button'),
      closesSoon: line('Says that the dialog closes by itself'),
      stays: line('Stays on the page when the dialog has closed', ...facts),
    })
    .describe('Dialog after a message'),
  booking,
  direct: z.strictObject({
    title: title('Heading'),
    ...each(label('Label'), 'email', 'phone', 'address'),
    addressNote: line('Text under the address; shown if that has a street'),
  }),
});
export type ContactCopy = z.infer<typeof contactSchema>;
