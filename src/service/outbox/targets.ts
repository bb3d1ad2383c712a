import type { Settings } from '../settings.ts';

type Receivers = Pick<Settings, 'SMTP_URL' | 'WEBHOOK_URL'>;

const kinds = ({ SMTP_URL, WEBHOOK_URL }: Receivers, mail: string[], webhook: string) => [
  ...(SMTP_URL ? mail : []),
  ...(WEBHOOK_URL ? [webhook] : []),
];

/** Returns the outbox kinds that a new enquiry is queued for. */
export const enquiryTargets = (settings: Receivers): string[] =>
  kinds(settings, ['mail'], 'webhook');

/** Returns the outbox kinds that a digest is queued for. */
export const digestTargets = (settings: Receivers): string[] =>
  kinds(settings, ['digest-mail'], 'digest-webhook');

/** Returns the outbox kinds that a new and a cancelled booking are queued for. */
export const bookingTargets = (settings: Receivers) => ({
  made: kinds(settings, ['booking-host', 'booking-guest'], 'booking-webhook'),
  cancelled: kinds(settings, ['cancel-host', 'cancel-guest'], 'cancel-webhook'),
});
