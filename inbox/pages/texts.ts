import type { FieldError } from '../form/refusal.ts';

/** What a visitor reads for each refusal code: what happened, then what to do. */
export const REFUSALS: Record<string, { title: string; text: string }> = {
  invalid: {
    title: 'Nearly there',
    text: 'Something is missing or does not look right. Everything you typed is still here.',
  },
  malformed: {
    title: 'That arrived in crumbs',
    text: 'Your message reached us incomplete, so nothing was stored. Please go back and send it again.',
  },
  bad_boundary: {
    title: 'That arrived in crumbs',
    text: 'Your message reached us in a form we cannot read. Please go back and send it again.',
  },
  bad_field_name: {
    title: 'That arrived in crumbs',
    text: 'Your message reached us in a form we cannot read. Please go back and send it again.',
  },
  too_many_fields: {
    title: 'Too many ingredients',
    text: 'That form had more fields than we know what to do with. Please use the form on our site.',
  },
  file_not_accepted: {
    title: 'No attachments, please',
    text: 'This form takes words only. Send us the words and we will ask for the files.',
  },
  unsupported_type: {
    title: 'Wrong tin',
    text: 'Messages to this address have to come from a form. Please use the one on our site.',
  },
  foreign_origin: {
    title: 'That came from another kitchen',
    text: 'For your safety we only take messages sent from our own pages. Please use the form on our site.',
  },
  no_origin: {
    title: 'That came from another kitchen',
    text: 'For your safety we only take messages sent from our own pages. Please use the form on our site.',
  },
  bad_host: { title: 'Wrong address', text: 'That address does not belong to this site.' },
  unknown_form: { title: 'No such form', text: 'There is no form at this address.' },
  method_not_allowed: {
    title: 'Nothing to see here',
    text: 'This address only takes messages. The form itself is on our contact page.',
  },
  too_large: {
    title: 'More than we can carry',
    text: 'Your message is larger than 64 kB. Please go back, shorten it, and send it again.',
  },
  too_many: {
    title: 'One tray at a time',
    text: 'Several messages came from your connection in a short time. Please wait a little and send this one again.',
  },
  id_reused: {
    title: 'That one has been served',
    text: 'This form was already used to send another message, so this one has not been stored. Everything you typed is still here: please send it once more.',
  },
  unavailable: {
    title: 'The oven is off',
    text: 'We could not store your message just now. It is still here: please send it again in a moment.',
  },
  booking_invalid: {
    title: 'Nearly there',
    text: 'Something is missing or does not look right. Please go back: your browser has kept what you typed.',
  },
  broken: {
    title: 'We dropped the tray',
    text: 'Something broke on our side. Your message has not been stored: please send it again, or write to us.',
  },
  too_many_bookings: {
    title: 'The diary needs a rest',
    text: 'As many times as we give out in a day were booked, by you, from your connection, or by everybody together. Please write to us instead, and we will find a time.',
  },
  booking_trap: {
    title: 'One field too many',
    text: 'A field that should stay empty was filled in, perhaps by your browser. Nothing was booked: please go back and empty it, or write to us.',
  },
  slot_taken: {
    title: 'Just missed it',
    text: 'Somebody took that time a moment ago. Please pick another one.',
  },
  slot_unknown: {
    title: 'Not on the menu',
    text: 'That time cannot be booked. Please pick one from the list.',
  },
  not_found: {
    title: 'Nothing on this shelf',
    text: 'This link does not lead to anything, or it has been used up.',
  },
};

const FIELD_LABELS: Record<string, string> = {
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  interests: 'Interests',
  budget: 'Budget',
  message: 'Message',
};

/** Takes a field's name, gives how a visitor knows it. */
export const fieldLabel = (field: string) => FIELD_LABELS[field] ?? field;

/** Takes what is wrong with a field, gives the sentence beside it. */
export function fieldErrorText({ field, code }: FieldError): string {
  const label = fieldLabel(field);
  switch (code) {
    case 'required':
      return `${label} is needed.`;
    case 'too_long':
      return `${label} is too long.`;
    case 'invalid':
      return `${label} does not look right.`;
    case 'not_text':
      return `${label} must be text.`;
  }
}
