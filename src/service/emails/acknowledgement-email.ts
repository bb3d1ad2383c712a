import { fillIn } from '../../lib/fill-in.ts';
import type { ServiceTexts } from '../texts.ts';
import { type Email, renderEmail } from './layout.tsx';

/**
 * Returns the email to who wrote. It holds nothing that was typed, so that nobody can send a stranger words of their own.
 * @param id of the enquiry
 */
export function acknowledgementEmail(id: string, texts: ServiceTexts): Email {
  const { name: site, email, answeredBy: who, replyWithin, messages } = texts;
  const { acknowledgement: copy } = messages;
  const content = {
    subject: fillIn(copy.subject, { site }),
    heading: copy.heading,
    paragraphs: [fillIn(copy.text, { who, replyWithin, id })],
    footer: [fillIn(copy.mistake, { site })],
  };
  return {
    ...renderEmail(texts, content),
    messageId: `${id}.acknowledgement`,
    replyTo: { name: site, address: email },
    isReply: true,
  };
}
