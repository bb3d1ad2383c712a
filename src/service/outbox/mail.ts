import type { Email } from '../emails/layout.tsx';
import { isEmail } from '../form/fields.ts';
import { isThisMachine, type Settings } from '../settings.ts';
import type { ServiceTexts } from '../texts.ts';
import type { DeliveryResult } from './schedule.ts';

export interface MailSettings {
  url: string;
  fromName: string;
  fromAddress: string;
  /** Lets a server that is not on this machine do without TLS. */
  allowPlain: boolean;
}

/**
 * Returns how to send mail, to whom at the agency and from which domain, or null when no mail is sent. The agency is
 * reached at the site's address unless NOTIFY_TO says otherwise.
 */
export function agencyMail(settings: Settings, texts: Pick<ServiceTexts, 'name' | 'email'>) {
  const { SMTP_URL: url, SMTP_ALLOW_PLAIN: allowPlain } = settings;
  if (!url) return null;
  const to = settings.NOTIFY_TO ?? texts.email;
  const fromAddress = settings.NOTIFY_FROM ?? to;
  const send = mailer({ url, fromName: texts.name, fromAddress, allowPlain });
  return { send, to, host: fromAddress.split('@')[1] ?? 'localhost' };
}

const MINUTE = 60_000;

/**
 * Returns the settings of the SMTP connection. Without TLS anybody on the way reads the password and the enquiry, so a
 * server that does not offer it, or seems not to, gets neither. The server may take ten minutes after DATA (RFC 5321,
 * 4.5.3.2.6): who gives up earlier sends a second copy.
 */
export function transportOptions({ url, allowPlain }: MailSettings) {
  return {
    url,
    requireTLS: !allowPlain && !isThisMachine(new URL(url).hostname),
    connectionTimeout: 2 * MINUTE,
    greetingTimeout: 2 * MINUTE,
    socketTimeout: 10 * MINUTE + 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Returns a function that sends one e-mail by SMTP. Addresses are passed as objects, never as header text; the subject
 * and names are one line; nodemailer may open neither files nor addresses.
 */
export function mailer(settings: MailSettings) {
  // Not at the top of the file: a start without mail should not wait for it.
  const loading = import('nodemailer');
  return async (to: string, email: Email, signal: AbortSignal): Promise<DeliveryResult> => {
    const { createTransport } = await loading;
    const transport = createTransport(transportOptions(settings));
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(Object.assign(new Error('timeout'), { code: 'timeout' }));
    signal.addEventListener('abort', onAbort);
    const { subject, replyTo, calendar, ...parts } = email;
    const sending = transport.sendMail({
      ...parts,
      from: { name: oneLine(settings.fromName), address: settings.fromAddress },
      to: [{ name: '', address: to }],
      envelope: { from: settings.fromAddress, to: [to] },
      subject: oneLine(subject),
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(replyTo &&
        isEmail(replyTo.address) && {
          replyTo: { name: oneLine(replyTo.name), address: replyTo.address },
        }),
      ...(calendar && { icalEvent: { ...calendar, filename: 'booking.ics' } }),
    });
    try {
      await Promise.race([sending, aborted]);
      return { result: 'sent' };
    } catch (error) {
      return resultOf(error);
    } finally {
      signal.removeEventListener('abort', onAbort);
      aborted.catch(() => {});
      sending.catch(() => {});
      transport.close();
    }
  };
}

/**
 * Returns at most 120 characters of a text for a mail header: without line breaks and direction overrides, and with
 * encoded words (RFC 2047) broken, which mail programs would decode to either.
 */
export function oneLine(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll('=?', '= ?')
    .trim();
  const characters = [...plain];
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : plain;
}

/** Replies that say there is no such mailbox, when the server adds no enhanced code. */
const NO_MAILBOX = new Set([550, 551, 553]);

/**
 * Only a recipient that does not exist is given up at once: RFC 3463 codes 5.1.x and 5.2.1, or without one 550, 551 and
 * 553 to RCPT TO. Every other refusal is about our settings, their policy or their disk, which people put right within
 * days.
 */
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
