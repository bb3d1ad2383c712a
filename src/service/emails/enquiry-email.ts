import { fillIn } from '../../lib/fill-in.ts';
import { enquiryRows, flagsText, minuteText, replyText } from '../labels.ts';
import type { Submission } from '../store/submissions.ts';
import type { ServiceTexts } from '../texts.ts';
import { type Email, type EmailContent, renderEmail } from './layout.tsx';

interface EnquiryEmailInput {
  submission: Submission;
  texts: ServiceTexts;
  /** 'link' leaves out the visitor's text, so that no personal data leaves the machine by mail. */
  body: 'full' | 'link';
}

/** Returns the email to the agency about one enquiry. */
export function enquiryEmail(input: EnquiryEmailInput): Email {
  const { id, data } = input.submission;
  return {
    ...renderEmail(input.texts, enquiryContent(input)),
    messageId: `${id}.enquiry`,
    ...(input.body === 'full' && { replyTo: { name: data.name, address: data.email } }),
  };
}

function enquiryContent({ submission, texts, body }: EnquiryEmailInput): EmailContent {
  const { id, data, createdAt } = submission;
  const { enquiryEmail: copy } = texts.messages;
  const time = minuteText(createdAt);
  const { replyWithin } = texts;
  const promise = replyWithin && fillIn(copy.promise, { replyWithin });
  if (body === 'link') {
    return {
      subject: fillIn(copy.bareSubject, { site: texts.name }),
      heading: fillIn(copy.bare, { time }),
      paragraphs: [promise, fillIn(copy.read, { command: `npm run inbox -- show ${id}` })],
    };
  }
  const { name, company, message } = data;
  const subject = fillIn(company ? copy.subjectWithCompany : copy.subject, { name, company });
  const flags = flagsText(texts.messages, submission.flags);
  return {
    subject,
    heading: subject,
    rows: enquiryRows(data, texts),
    paragraphs: [message, replyText(texts, data.email)],
    footer: [fillIn(copy.received, { time, id }), flags && fillIn(copy.note, { flags }), promise],
  };
}
