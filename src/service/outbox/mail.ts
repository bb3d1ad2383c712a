import { isEmail, needsSmtpUtf8 } from '../../lib/email-address.ts';
import type { Email } from '../emails/layout.tsx';
import { MINUTE } from '../rate-limit.ts';
import { isThisMachine, type Mailbox, type Settings } from '../settings.ts';
import type { ServiceTexts } from '../texts.ts';
import type { DeliveryResult } from './schedule.ts';

type MailSettings = Pick<Settings, 'SMTP_URL' | 'SMTP_USER' | 'SMTP_PASSWORD' | 'SMTP_ALLOW_PLAIN'>;

/** Returns the mailer and the agency's recipients, or null without SMTP_URL. */
export function agencyMail(settings: Settings, texts: Pick<ServiceTexts, 'name' | 'email'>) {
  if (!settings.SMTP_URL) return null;
  const to = settings.NOTIFY_TO ?? [{ name: '', address: texts.email }];
  const [{ name, address }] = settings.NOTIFY_FROM ?? [{ ...to[0], name: '' }];
  const from = { name: name || texts.name, address };
  return { send: mailer(settings, from), to };
}

/**
 * Requires TLS, without which anybody on the network could read password and enquiry. A server may take ten minutes
 * after DATA (RFC 5321, 4.5.3.2.6): giving up earlier would send a second copy.
 */
export function transportOptions(settings: MailSettings) {
  const { SMTP_URL: url = '', SMTP_USER: user, SMTP_PASSWORD: pass, SMTP_ALLOW_PLAIN } = settings;
  return {
    url,
    ...(user && { auth: { user, pass } }),
    requireTLS: !SMTP_ALLOW_PLAIN && !isThisMachine(new URL(url).hostname),
    connectionTimeout: 2 * MINUTE,
    greetingTimeout: 2 * MINUTE,
    socketTimeout: 10 * MINUTE + 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Returns a function that sends an email by SMTP. Addresses are objects, never header text; nodemailer must not read files or URLs.
 * An email to several recipients counts as sent if the server accepts one of them; `refused` lists the others.
 */
export function mailer(settings: MailSettings, from: Mailbox) {
  // Not at the top of the file: a start without mail should not load it.
  const loading = import('nodemailer');
  return async (
    to: readonly Mailbox[],
    email: Email,
    signal: AbortSignal,
  ): Promise<DeliveryResult> => {
    const { createTransport } = await loading;
    const transport = createTransport(transportOptions(settings));
    const { messageId, subject, replyTo, calendar, isReply, ...parts } = email;
    const message = {
      ...parts,
      messageId: `<${messageId}@${from.address.split('@')[1] ?? 'localhost'}>`,
      signal,
      from: { ...from, name: oneLine(from.name) },
      to: to.map(({ name, address }) => ({ name: oneLine(name), address })),
      envelope: { from: from.address, to: to.map(({ address }) => address) },
      subject: oneLine(subject),
      headers: { 'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated' },
      ...(replyTo &&
        isEmail(replyTo.address) &&
        !needsSmtpUtf8(replyTo.address) && {
          replyTo: { name: oneLine(replyTo.name), address: replyTo.address },
        }),
      ...(calendar && { icalEvent: { ...calendar, filename: 'booking.ics' } }),
    };
    try {
      const { rejected } = await transport.sendMail(message);
      return { result: 'sent', ...(to.length > 1 && { refused: rejected }) };
    } catch (error) {
      return signal.aborted ? { result: 'retry', code: 'timeout' } : resultOf(error);
    }
  };
}

/** Removes line breaks and direction overrides, disables encoded words (RFC 2047), which may hide them, and cuts at 120 characters. */
export function oneLine(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll('=?', '= ?')
    .trim();
  const characters = [...plain];
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : plain;
}

/** Codes for a missing mailbox, if the server adds no enhanced code. */
const NO_MAILBOX = new Set([550, 551, 553]);

/** Gives up only on recipients that do not exist (RFC 3463: 5.1.x, 5.2.1): people fix any other refusal within days. */
function resultOf(error: unknown): DeliveryResult {
  const { responseCode, response, command, code } = error as {
    responseCode?: number;
    response?: string;
    command?: string;
    code?: string;
  };
  if (code === 'EAUTH' || code === 'ENOAUTH') return { result: 'retry', code: 'auth' };
  if (code === 'ETLS') return { result: 'retry', code: 'tls' };
  if (!responseCode) return { result: 'retry', code: code ?? 'network' };
  const enhanced = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const gone = enhanced ? /^1\.|^2\.1$/.test(enhanced) : NO_MAILBOX.has(responseCode);
  const dead = command === 'RCPT TO' && responseCode >= 500 && gone;
  return { result: dead ? 'dead' : 'retry', code: `smtp_${responseCode}` };
}
