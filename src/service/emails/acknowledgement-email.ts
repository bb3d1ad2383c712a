import { fillIn } from '../../lib/fill-in.ts';
import type { ServiceTexts } from '../texts.ts';
import { type Email, renderEmail } from './layout.tsx';

/**
 * Returns the email to the sender. It contains nothing that was typed, so that nobody can send text to a stranger.
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
