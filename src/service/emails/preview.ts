import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AllTexts } from '../texts.ts';
import { bookingEmail } from './booking-email.tsx';
import { digestEmail } from './digest-email.tsx';
import { enquiryEmail } from './enquiry-email.tsx';
import type { Email } from './layout.tsx';
import { SAMPLE_BOOKING as booking, sampleEnquiry } from './samples.ts';

/**
 * Writes every e-mail with sample data to a folder, as .html and as .txt with its subject; the guest's once for each
 * language. Makes the folder. Returns the paths of the files.
 */
export async function writePreviews(folder: string, texts: AllTexts): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = Object.entries(sampleEmails(texts)).flatMap(([name, { subject, text, html }]) => [
    { path: join(folder, `${name}.html`), content: html },
    { path: join(folder, `${name}.txt`), content: `${subject}\n\n${text}` },
  ]);
  await Promise.all(files.map(({ path, content }) => writeFile(path, content)));
  return files.map(({ path }) => path);
}

/** Returns every e-mail with sample data, by name. */
export function sampleEmails(all: AllTexts): Record<string, Email> {
  const texts = all.default;
  const [host, origin] = ['sample.example', booking.data.site];
  const submission = sampleEnquiry(texts);
  const digest = { total: 3, entries: [submission], queuedAt: submission.createdAt };
  const emails: Record<string, Email> = {};
  for (const body of ['full', 'link'] as const) {
    emails[`enquiry-${body}`] = enquiryEmail({ submission, texts, body }, host);
    emails[`digest-${body}`] = digestEmail({ digest, texts, body }, host);
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
