import { fillIn } from '../../lib/fill-in.ts';
import type { Submission } from '../store/submissions.ts';
import type { ServiceTexts } from '../texts.ts';
import { flagsText, minuteText } from './enquiry-text.ts';
import { type Email, EmailLayout, htmlPart, Paragraph, textPart } from './layout.tsx';

/** Characters of a held message that a digest shows. */
const MAX_EXCERPT = 160;

export interface Digest {
  /** How many are held; `entries` may be fewer. */
  total: number;
  entries: readonly Submission[];
  /** In ms; the same for every attempt, so that a repetition is recognised. */
  queuedAt: number;
}

interface DigestEmailProps {
  digest: Digest;
  texts: ServiceTexts;
  /** 'link' leaves out everything that a visitor wrote. */
  body: 'full' | 'link';
}

/** The e-mail to the agency with what is held as suspected spam. */
export function DigestEmail(props: DigestEmailProps) {
  const { subject, paragraphs } = digestContent(props);
  return (
    <EmailLayout texts={props.texts} heading={subject}>
      {paragraphs.map((text) => (
        <Paragraph key={text} text={text} />
      ))}
    </EmailLayout>
  );
}

/**
 * Returns the e-mail with what is held.
 * @param host domain of the Message-ID
 */
export function digestEmail(props: DigestEmailProps, host: string): Email {
  const { subject, paragraphs } = digestContent(props);
  return {
    subject,
    text: textPart(paragraphs),
    html: htmlPart(<DigestEmail {...props} />),
    messageId: `<held.${props.digest.queuedAt}@${host}>`,
  };
}

/** Returns the beginning of a message as one line. */
export const excerpt = (text: string): string =>
  [...text.replace(/\s+/g, ' ')].slice(0, MAX_EXCERPT).join('');

function digestContent({ digest: { total, entries }, texts, body }: DigestEmailProps) {
  const { digest: copy, ...messages } = texts.messages;
  const values = { count: total, site: texts.name };
  const [subject, intro] =
    total === 1 ? [copy.subjectOne, copy.introOne] : [copy.subjectMany, copy.introMany];
  const held = entries.map(({ id, createdAt, data, flags }) => [
    `${id}  ${minuteText(createdAt)} UTC`,
    ...(body === 'full' ? [`${data.name} <${data.email}>`, excerpt(data.message)] : []),
    fillIn(copy.signs, { flags: flagsText(messages, flags) }),
  ]);
  const command = (text: string, words: string) =>
    fillIn(text, { command: `npm run inbox -- ${words}` });
  const help = [
    command(copy.read, 'show ID'),
    command(copy.release, 'release ID'),
    command(copy.discard, 'discard ID …'),
    total > entries.length ? command(copy.more, `held --limit ${total}`) : '',
  ];
  const paragraphs = [...held, help].map((some) => some.filter(Boolean).join('\n'));
  return { subject: fillIn(subject, values), paragraphs: [fillIn(intro, values), ...paragraphs] };
}
