import { z } from 'zod';

/** What the form service says where the site has told it nothing else. `{…}` are places for values. */
export const DEFAULT_MESSAGES = {
  /** What a visitor reads for each error code: what happened, then what to do. */
  errors: {
    invalid: {
      title: 'Please check the form',
      text: 'Something is missing or does not look right. Everything you typed is still here.',
    },
    malformed: {
      title: 'The message was incomplete',
      text: 'Your message reached us incomplete, so nothing was stored. Please go back and send it again.',
    },
    bad_boundary: {
      title: 'The message could not be read',
      text: 'Your message reached us in a form we cannot read. Please go back and send it again.',
    },
    bad_field_name: {
      title: 'The message could not be read',
      text: 'Your message reached us in a form we cannot read. Please go back and send it again.',
    },
    too_many_fields: {
      title: 'Too many fields',
      text: 'That form had more fields than we can take. Please use the form on our site.',
    },
    file_not_accepted: {
      title: 'No attachments',
      text: 'This form takes text only. Please send the text, and we will ask for the files.',
    },
    unsupported_type: {
      title: 'Wrong format',
      text: 'Messages to this address have to come from a form. Please use the one on our site.',
    },
    foreign_origin: {
      title: 'Sent from another site',
      text: 'For your safety we only take messages sent from our own pages. Please use the form on our site.',
    },
    no_origin: {
      title: 'Sent from another site',
      text: 'For your safety we only take messages sent from our own pages. Please use the form on our site.',
    },
    bad_host: { title: 'Wrong address', text: 'That address does not belong to this site.' },
    unknown_form: { title: 'No such form', text: 'There is no form at this address.' },
    method_not_allowed: {
      title: 'Only for messages',
      text: 'This address only takes messages. The form itself is on our contact page.',
    },
    too_large: {
      title: 'The message is too large',
      text: 'Your message is larger than 64 kB. Please go back, shorten it, and send it again.',
    },
    too_many: {
      title: 'Too many messages',
      text: 'Several messages came from your connection in a short time. Please wait a little and send this one again.',
    },
    id_reused: {
      title: 'This form was already sent',
      text: 'This form was already used to send another message, so this one has not been stored. Everything you typed is still here: please send it once more.',
    },
    unavailable: {
      title: 'Not available just now',
      text: 'We could not store your message just now. It is still here: please send it again in a moment.',
    },
    booking_invalid: {
      title: 'Please check the form',
      text: 'Something is missing or does not look right. Please go back: your browser has kept what you typed.',
    },
    broken: {
      title: 'Something went wrong',
      text: 'Something broke on our side. Your message has not been stored: please send it again, or write to us.',
    },
    too_many_bookings: {
      title: 'Too many bookings',
      text: 'As many times as we give out in a day were booked, by you, from your connection, or by everybody together. Please write to us instead, and we will find a time.',
    },
    booking_trap: {
      title: 'A field must stay empty',
      text: 'A field that should stay empty was filled in, perhaps by your browser. Nothing was booked: please go back and empty it, or write to us.',
    },
    slot_taken: {
      title: 'This time is taken',
      text: 'Somebody took that time a moment ago. Please pick another one.',
    },
    slot_unknown: {
      title: 'This time cannot be booked',
      text: 'Please pick a time from the list.',
    },
    not_found: {
      title: 'Not found',
      text: 'This link does not lead to anything, or it has been used up.',
    },
  },
  /** The form as it is shown again, filled in, and the fields of the booking page. */
  form: {
    optional: 'optional',
    submit: 'Send it',
    honeypot: 'Leave this empty',
  },
  /** What is wrong with a field. */
  fieldErrors: {
    required: '{label} is needed.',
    too_long: '{label} is too long.',
    invalid: '{label} does not look right.',
    not_text: '{label} must be text.',
  },
  errorPage: {
    title: 'Error: {title}',
    one: 'Please check one thing',
    many: 'Please check {count} things',
    waitSeconds: 'In {count} seconds there will be room again.',
    waitMinutes: 'In {count} minutes there will be room again.',
    toContact: 'Back to the contact page',
    toBooking: 'Back to the list of times',
    or: 'or',
    mail: 'write to {email}',
  },
  /** What is odd about an enquiry, to follow “this enquiry”. */
  flags: {
    interest_unknown: 'names an interest that is not on the form',
    budget_unknown: 'names a budget that is not on the form',
    links: 'holds many links',
    too_fast: 'was sent within three seconds of opening the form',
    no_origin: 'was sent without a browser’s origin',
    honeypot: 'fills in a field that people do not see',
    flood: 'came while more enquiries arrived than the site usually gets',
  },
  /** To the agency. `bare` is for mail that may hold no personal data. */
  enquiryEmail: {
    subject: 'New enquiry from {name}',
    subjectWithCompany: 'New enquiry from {name}, {company}',
    received: 'Received {time} UTC, number {id}.',
    note: 'Note: this enquiry {flags}.',
    promise: 'The site promises an answer within {replyWithin}.',
    bareSubject: 'New enquiry at {site}',
    bare: 'A new enquiry came in at {time} UTC.',
    read: 'Read it with: {command}',
  },
  /** To the agency, once a day while anything is held. */
  digest: {
    subjectOne: '1 held enquiry at {site}',
    subjectMany: '{count} held enquiries at {site}',
    introOne:
      'One enquiry is held as suspected spam at {site}: stored, but not notified one by one.',
    introMany:
      '{count} enquiries are held as suspected spam at {site}: stored, but not notified one by one.',
    signs: 'Signs of spam: {flags}.',
    read: 'Read one:     {command}',
    release: 'Release it:   {command}   (it is notified like any other)',
    discard: 'Delete some:  {command}',
    more: 'Those not listed here follow tomorrow; all: {command}',
  },
  /** The pages below /booking. */
  booking: {
    full: 'Every time is taken just now. Please write to us instead.',
    intro: '{minutes} minutes. Times are shown for {zone}.',
    zone: 'Your time zone',
    showTimes: 'Show times',
    time: 'Time',
    book: 'Book it',
    bookedTitle: 'Your time is booked',
    calendar: 'Add to your calendar',
    cancelText: 'You can cancel this booking here.',
    cancel: 'Cancel this booking',
    cancelledTitle: 'Booking cancelled',
    cancelled: 'The time on {when} is free again.',
    another: 'Pick another time',
  },
  /** To the guest and to the agency; `summary` names the entry in a calendar. */
  bookingEmail: {
    summary: '{title} ({site})',
    made: '{title} booked: {when}.',
    cancelled: '{title} cancelled: {when}.',
    subjectMade: '{title} ({site}), {when}',
    subjectCancelled: 'Cancelled: {title} ({site}), {when}',
    where: 'Where: {place}',
    with: 'With: {who}',
    manage: 'To cancel this booking, open:',
    read: 'Read with whom: {command}',
  },
};

export type Messages = typeof DEFAULT_MESSAGES;
type Texts = { [name: string]: string | Texts };

const places = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/** A text may use the places that its default has: nothing else would be filled in. */
const textSchema = (text: string) =>
  z
    .string()
    .min(1)
    .refine((value) => places(value).every((place) => places(text).includes(place)), {
      error: `has a place in braces that is none of: ${places(text).join(' ')}`,
    });

const optionalText = (text: string) => textSchema(text).default(text);
const siteText = (text: string) => textSchema(text).max(400).describe(text);

const objectSchema = (
  texts: Texts,
  schemaOf: typeof optionalText | typeof siteText,
): z.ZodType<Texts> => {
  const object = z.strictObject(
    Object.fromEntries(
      Object.entries(texts).map(([name, value]) => [
        name,
        typeof value === 'string' ? schemaOf(value) : objectSchema(value, schemaOf),
      ]),
    ),
  );
  return (schemaOf === optionalText ? object.prefault({}) : object) as z.ZodType<Texts>;
};

/** The messages, each with its default. */
export const messages = objectSchema(DEFAULT_MESSAGES, optionalText) as unknown as z.ZodType<
  Messages,
  Partial<Messages> | undefined
>;

/** The messages of a site, which leaves none to its default; each is described by what the default says. */
export const completeMessages = objectSchema(
  DEFAULT_MESSAGES,
  siteText,
) as unknown as z.ZodType<Messages>;
