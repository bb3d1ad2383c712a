import { fillIn } from '../../lib/fill-in.ts';
import type { Submission } from '../store/submissions.ts';
import type { ServiceTexts } from '../texts.ts';
import { enquiryRows, flagsText, minuteText } from './enquiry-text.ts';
import { type Email, EmailLayout, htmlPart, Paragraph, Rows, textPart } from './layout.tsx';

interface EnquiryEmailProps {
  submission: Submission;
  texts: ServiceTexts;
  /** 'link' leaves the visitor's words out, so that no personal data leaves the machine by mail. */
  body: 'full' | 'link';
}

/** The e-mail to the agency about one enquiry. */
export function EnquiryEmail(props: EnquiryEmailProps) {
  const { heading, rows, paragraph, notes } = enquiryContent(props);
  return (
    <EmailLayout texts={props.texts} heading={heading} footer={notes}>
      {rows.length > 0 && <Rows rows={rows} />}
      <Paragraph text={paragraph} />
    </EmailLayout>
  );
}

/**
 * Returns the e-mail about an enquiry.
 * @param host domain of the Message-ID
 */
export function enquiryEmail(props: EnquiryEmailProps, host: string): Email {
  const { id, data } = props.submission;
  const { subject, heading, rows, paragraph, notes } = enquiryContent(props);
  const list = rows.map(([label, text]) => `${label}: ${text}`).join('\n');
  return {
    subject,
    text: textPart([heading, list, paragraph], notes),
    html: htmlPart(<EnquiryEmail {...props} />),
    messageId: `<${id}.enquiry@${host}>`,
    ...(props.body === 'full' && { replyTo: { name: data.name, address: data.email } }),
  };
}

function enquiryContent({ submission, texts, body }: EnquiryEmailProps) {
  const { id, data, createdAt } = submission;
  const { enquiryEmail: copy } = texts.messages;
  const time = minuteText(createdAt);
  if (body === 'link') {
    return {
      subject: fillIn(copy.bareSubject, { site: texts.name }),
      heading: fillIn(copy.bare, { time }),
      rows: [],
      paragraph: fillIn(copy.read, { command: `npm run inbox -- show ${id}` }),
      notes: [],
    };
  }
  const { name, company, message } = data;
  const subject = fillIn(company ? copy.subjectWithCompany : copy.subject, { name, company });
  const flags = flagsText(texts.messages, submission.flags);
  const { replyWithin } = texts;
  const notes = [
    fillIn(copy.received, { time, id }),
    flags && fillIn(copy.note, { flags }),
    replyWithin && fillIn(copy.promise, { replyWithin }),
  ].filter(Boolean);
  return { subject, heading: subject, rows: enquiryRows(data, texts), paragraph: message, notes };
}
