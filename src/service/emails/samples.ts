import { parseEnquiry } from '../form/enquiry.ts';
import type { Booking } from '../store/bookings.ts';
import type { Submission } from '../store/submissions.ts';
import type { ServiceTexts } from '../texts.ts';

const MONDAY = Date.parse('2026-06-01T08:30:00Z');
const HOUR = 3_600_000;

/** Returns an invented enquiry with two of the site's own interests. */
export function sampleEnquiry({ options }: Pick<ServiceTexts, 'options'>): Submission {
  return {
    id: '00000000-0000-7000-8000-000000000001',
    createdAt: MONDAY,
    folder: 'inbox',
    data: parseEnquiry({
      name: 'Sample Person',
      company: 'Sample Company',
      email: 'person@sample.example',
      phone: '+44 20 7946 0000',
      interests: options.interests?.slice(0, 2) ?? [],
      budget: options.budget?.at(-1) ?? '',
      message: 'This is a sample message.\n\nIt has two paragraphs.',
    }),
    flags: ['links'],
    score: 0,
  };
}

/** An invented booking. */
export const SAMPLE_BOOKING: Booking = {
  id: '00000000-0000-7000-8000-000000000002',
  createdAt: MONDAY,
  startsAt: MONDAY + 25 * HOUR,
  endsAt: MONDAY + 25.5 * HOUR,
  cancelledAt: 0,
  data: {
    name: 'Sample Guest',
    email: 'guest@sample.example',
    note: 'This is a sample note.',
    timeZone: 'Asia/Dubai',
    token: 'sample-token',
    site: 'https://sample.example',
    language: undefined,
    key: '',
  },
};
