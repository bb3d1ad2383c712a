import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnquiry } from '../form/enquiry.ts';
import { type Booking, guest } from '../store/bookings.ts';
import type { Submission } from '../store/submissions.ts';
import type { AllTexts, ServiceTexts } from '../texts.ts';
import { acknowledgementEmail } from './acknowledgement-email.ts';
import { bookingEmail } from './booking-email.ts';
import { digestEmail } from './digest-email.ts';
import { enquiryEmail } from './enquiry-email.ts';
import type { Email } from './layout.tsx';

const MONDAY = Date.parse('2026-06-01T08:30:00Z');
const HOUR = 3_600_000;

function sampleEnquiry({ options }: Pick<ServiceTexts, 'options'>): Submission {
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

const booking: Booking = {
  id: '00000000-0000-7000-8000-000000000002',
  createdAt: MONDAY,
  startsAt: MONDAY + 25 * HOUR,
  endsAt: MONDAY + 25.5 * HOUR,
  cancelledAt: 0,
  data: {
    ...guest.parse({}),
    name: 'Sample Guest',
    email: 'guest@sample.example',
    note: 'This is a sample note.',
    timeZone: 'Asia/Dubai',
    token: 'sample-token',
    site: 'https://sample.example',
    key: '',
  },
};

/** Writes every email with sample data to a folder, as .html and as .txt with its subject; returns the paths. */
export async function writePreviews(folder: string, texts: AllTexts): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = Object.entries(sampleEmails(texts)).flatMap(([name, { subject, text, html }]) => [
    { path: join(folder, `${name}.html`), content: html },
    { path: join(folder, `${name}.txt`), content: `${subject}\n\n${text}` },
  ]);
  await Promise.all(files.map(({ path, content }) => writeFile(path, content)));
  return files.map(({ path }) => path);
}

/** Returns every email by name, the guest's once for each language. */
export function sampleEmails(all: AllTexts): Record<string, Email> {
  const texts = all.default;
  const [host, origin] = ['sample.example', booking.data.site];
  const submission = sampleEnquiry(texts);
  const at = submission.createdAt;
  const digest = { total: 3, entries: [submission], diaryUnreadSince: at, queuedAt: at };
  const emails: Record<string, Email> = {};
  for (const body of ['full', 'link'] as const) {
    emails[`enquiry-${body}`] = enquiryEmail({ submission, texts, body }, host);
    emails[`digest-${body}`] = digestEmail({ digest, texts, body }, host);
  }
  for (const [code, one] of [['', texts] as const, ...Object.entries(all.languages)]) {
    const name = ['acknowledgement', code].filter(Boolean).join('.');
    emails[name] = acknowledgementEmail(submission.id, one, host);
  }
  if (!texts.booking) return emails;
  for (const event of ['made', 'cancelled'] as const) {
    for (const reader of ['host', 'host-link', 'guest'] as const) {
      const props = { booking, texts, event, reader, origin };
      emails[`booking-${event}-${reader}`] = bookingEmail(props, host);
    }
    for (const [code, others] of Object.entries(all.languages)) {
      const props = { booking, texts: others, event, reader: 'guest', origin } as const;
      emails[`booking-${event}-guest.${code}`] = bookingEmail(props, host);
    }
  }
  return emails;
}
