import { isEmail } from '../form/fields.ts';
import type { Outcome } from './schedule.ts';

export interface MailSettings {
  url: string;
  fromName: string;
  fromAddress: string;
}

export interface Letter {
  to: string;
  /** Whom an answer goes to; left out unless it is a plain address. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Constant for one notification, so that a repetition is recognised by mail programs. */
  messageId: string;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/**
 * Takes the settings, gives a function that sends one letter by SMTP. Addresses travel as
 * objects and only after a strict test; subject and names are one line; nodemailer may open
 * neither files nor addresses. Recipients come from the caller, never from header text.
 */
export function mailer(settings: MailSettings) {
  // Not at the top of the file: a start without mail should not wait for it.
  const loading = import('nodemailer');
  return async (letter: Letter, signal: AbortSignal): Promise<Outcome> => {
    const { createTransport } = await loading;
    const transport = createTransport({
      url: settings.url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(Object.assign(new Error('timeout'), { code: 'timeout' }));
    signal.addEventListener('abort', onAbort);
    const { replyTo } = letter;
    const sending = transport.sendMail({
      from: { name: oneLine(settings.fromName), address: settings.fromAddress },
      to: [{ name: '', address: letter.to }],
      envelope: { from: settings.fromAddress, to: [letter.to] },
      ...(replyTo && isEmail(replyTo.address)
        ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }
        : {}),
      subject: oneLine(letter.subject),
      text: letter.text,
      html: letter.html,
      messageId: letter.messageId,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(letter.calendar && {
        icalEvent: { ...letter.calendar, filename: 'booking.ics' },
      }),
    });
    try {
      await Promise.race([sending, aborted]);
      return { result: 'sent' };
    } catch (error) {
      return outcomeOf(error);
    } finally {
      signal.removeEventListener('abort', onAbort);
      aborted.catch(() => {});
      sending.catch(() => {});
      transport.close();
    }
  };
}

/** Takes any text, gives at most 120 characters without line breaks or direction overrides. */
export function oneLine(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  const characters = [...plain];
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : plain;
}

/** RFC 5321: 4xx may pass, 5xx will not. A refused password is ours to correct, so it waits. */
function outcomeOf(error: unknown): Outcome {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (code === 'EAUTH' || code === 'ENOAUTH') return { result: 'retry', code: 'auth' };
  if (responseCode && responseCode >= 500) return { result: 'dead', code: `smtp_${responseCode}` };
  if (responseCode) return { result: 'retry', code: `smtp_${responseCode}` };
  return { result: 'retry', code: code ?? 'network' };
}
