/** Words of the contact page. */
export const contact = {
  hero: {
    title: 'Tell us what you are hungry for.',
    text: 'Three sentences will do: what you make, what hurts, and when it has to stop hurting.',
    alt: 'A white-chocolate envelope with a cherry-red seal beside a raspberry telephone on a curly liquorice cord',
  },
  form: {
    title: 'Write to the kitchen',
    text: 'Name, e-mail and message are needed. The rest only helps us to put the right person on it.',
    required: 'needed',
    optional: 'optional',
    fields: {
      name: { label: 'Name', hint: 'What should we call you?' },
      company: { label: 'Company', hint: 'Or the shop, the school, the band.' },
      email: { label: 'Email', hint: 'The answer goes here, and nothing else does.' },
      phone: { label: 'Phone', hint: 'Only if you like being rung. “After five” is fine, too.' },
      interests: {
        label: 'Interests',
        hint: 'Choose as many as you fancy. Not sure? Leave it empty and describe the ache.',
      },
      budget: {
        label: 'Budget',
        hint: 'A rough idea keeps us from suggesting a wedding cake to someone who wants a scone.',
      },
      message: {
        label: 'Message',
        hint: 'Links to what you have now are welcome. Secrets can wait until there is an NDA.',
      },
    },
    budgets: [
      { label: 'Free', disabled: true, note: 'Nice try. We do have biscuits.' },
      { label: '≤ $1500', disabled: false },
      { label: '> $1500', disabled: false },
    ],
    /** Reads as one line beside the button; `{replyWithin}` comes from the site facts. */
    promise: 'A person answers within {replyWithin}. Not a sequence, not a bot.',
    privacy: {
      text: 'We keep your enquiry for 365 days to deal with it, then it is deleted.',
      link: { label: 'Privacy Policy', href: '/privacy' },
    },
    /** Read out to nobody and filled in by robots only. */
    honeypot: 'Leave this field empty',
    submit: 'Send it to the kitchen',
    sending: 'Sending …',
    waiting: 'Waiting …',
  },
  states: {
    sending: 'Your message is on its way to the kitchen.',
    retrying: 'The kitchen door sticks. Trying again, with all your words in hand.',
    offline:
      'You seem to be offline. Nothing is lost: keep this page open and your message goes out as soon as the connection is back.',
    online: 'The connection is back. Sending now.',
    sent: 'Received. It is stored safely and somebody will read it.',
    /** The typed text stays in the form in each of these cases. */
    trouble: {
      failed: {
        title: 'That did not go through.',
        text: 'Your words are all still here. Try once more, or send the same text by e-mail.',
      },
      tooMany: {
        title: 'One tray at a time.',
        text: 'That was several messages in a short time. Please wait a minute and send this one again; the text stays here.',
      },
      tooLarge: {
        title: 'More than we can carry.',
        text: 'The message is longer than we can take in one go. Please shorten it, or send it by e-mail.',
      },
      invalid: {
        title: 'Nearly there.',
        text: 'Something in the form does not look right yet. Please look again at what is marked.',
      },
      unreadable: {
        title: 'It may have arrived.',
        text: 'The form service took the call, but we could not hear its answer. To be sure, send it once more the plain way: the page changes and shows what the service says.',
      },
    },
    retry: 'Try again',
    mail: 'Send it by e-mail instead',
    plain: 'Send it the plain way',
    mailSubject: 'Enquiry for {brand}',
  },
  thanks: {
    title: 'Thank you. It smells promising already.',
    text: 'Your message has arrived. A person will answer within {replyWithin}, from {email}.',
    close: 'Close',
    closesSoon: 'This note closes by itself.',
    /** Stays in the page when the dialog has gone. */
    stays:
      'Thank you, your message has arrived. A person will answer within {replyWithin}, from {email}.',
  },
  booking: {
    title: 'Or pick half an hour',
    text: 'No slides, no salesperson. One of us who builds things, your problem, and a straight answer at the end.',
    load: 'Open the calendar',
    open: 'Open the calendar in a new tab',
    /** `{host}` becomes the provider’s host where an outside calendar is configured. */
    note: 'The calendar is run by {host}. Your browser connects to it only when you choose the button.',
    ownNote: 'This calendar is our own. It loads when you choose the button and sets no cookies.',
    loading: 'Opening the diary …',
    failed:
      'The calendar did not open in time. Try again, use the link, or name two times that suit you.',
    again: 'Try again',
    empty:
      'No free half hours in the coming weeks. Name two times that suit you and we will make one.',
    /** Shown instead of a calendar where there is none, and beside one that does not open. */
    byHand: {
      text: 'Rather by hand? Name two times that suit you, with your time zone, and we confirm one of them within {replyWithin}.',
      mail: 'Suggest two times by e-mail',
      subject: 'Half an hour with {brand}',
      body: 'Two times that would suit me:\n\n1. \n2. \n\nMy time zone: \nWhat it is about: ',
      phone: 'Or ring {phone}',
    },
    frame: { title: 'Booking calendar' },
    picker: {
      title: 'Free half hours',
      zone: 'Time zone',
      day: 'Day',
      time: 'Time',
      name: { label: 'Name', requirement: 'needed' },
      email: { label: 'Email', requirement: 'needed' },
      note: { label: 'What is it about?', requirement: 'optional' },
      /** `{when}` is a day, a time and a time zone. */
      chosen: 'You chose {when}.',
      unchosen: 'Choose a day and a time first.',
      book: 'Book it',
      booking: 'Booking …',
      offline:
        'You seem to be offline. Keep this page open: we book as soon as the connection is back.',
      trouble: {
        failed:
          'That did not go through. What you typed is still here: try once more, or write to us.',
        taken: 'Just missed it: somebody took that time a moment ago. Here is what is still free.',
        invalid:
          'That time or something in the form does not look right. Please look again and choose a time.',
        tooMany:
          'Several bookings came from your connection in a short time. Please wait a minute.',
      },
    },
    booked: {
      title: 'It is in the diary.',
      text: '{when}. The link below is your key to it, should something come up.',
      ics: 'Add it to your calendar',
      manage: 'See or cancel the booking',
    },
  },
  direct: {
    title: 'Or the old-fashioned way',
    email: 'E-mail',
    phone: 'Telephone',
    address: 'Come by',
    addressNote:
      'Ring the blue bell. The smell of butter is next door’s, and is to blame for most of our metaphors.',
  },
} as const;
