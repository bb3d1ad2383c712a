import type { Messages } from '../../../contract/messages.ts';

/**
 * Texts of the form service: its own pages (errors, booking), its e-mails and calendar files. The build hands them to
 * it. `{…}` are places for values.
 */
export const formService = {
  /** What a visitor reads for each error code: what happened, then what to do. */
  errors: {
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
    cancelText: 'Something came up? One button, no questions.',
    cancel: 'Cancel this booking',
    cancelledTitle: 'Booking cancelled',
    cancelled: 'The time on {when} is free again. Nothing else to do.',
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
    manage: 'Something came up? Cancel here, and the time is free again:',
    read: 'Read with whom: {command}',
  },
} satisfies Messages;
