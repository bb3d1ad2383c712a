import { fillIn } from '../../lib/fill-in.ts';
import { flagsText, minuteText } from '../labels.ts';
import type { Submission } from '../store/submissions.ts';
import type { ServiceTexts } from '../texts.ts';
import { type Email, renderEmail } from './layout.tsx';

const MAX_EXCERPT = 160;

export interface Digest {
  /** Number of held entries; `entries` may be fewer. */
  total: number;
  entries: readonly Submission[];
  /** In ms; null if the diary can be read or there is none. */
  diaryUnreadSince: number | null;
  diaryLeftOut: number;
  /** In ms; the same for every attempt, so that repeats are recognised. */
  queuedAt: number;
}

interface DigestEmailInput {
  digest: Digest;
  texts: ServiceTexts;
  body: 'full' | 'link';
}

/** Returns the daily email to the agency. */
export function digestEmail({ digest, texts, body }: DigestEmailInput): Email {
  const { total, entries, queuedAt, diaryUnreadSince: since, diaryLeftOut } = digest;
  const { digest: copy, ...messages } = texts.messages;
  const values = { count: total, site: texts.name };
  const diary = [
    since ? fillIn(copy.diaryUnread, { time: minuteText(since) }) : '',
    diaryLeftOut > 0
      ? fillIn(copy.diaryLeftOut, { count: diaryLeftOut, command: 'npm run inbox -- health' })
      : '',
  ];
  const subject = total === 1 ? copy.subjectOne : copy.subjectMany;
  const heading = fillIn(total === 0 ? copy.subjectDiary : subject, values);
  const intro = total === 0 ? '' : fillIn(total === 1 ? copy.introOne : copy.introMany, values);
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
  const paragraphs = [diary, [intro], ...held, total === 0 ? [] : help].map((some) =>
    some.filter(Boolean).join('\n'),
  );
  return {
    ...renderEmail(texts, { subject: heading, heading, paragraphs }),
    messageId: `held.${queuedAt}`,
  };
}

export const excerpt = (text: string): string =>
  [...text.replace(/\s+/g, ' ')].slice(0, MAX_EXCERPT).join('');
