import type { SiteConfig } from '../../contract/site-config.ts';
import type { Config } from '../config/config.ts';
import type { OutboxRow } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Deliver } from './dispatcher.ts';
import { enquiryEmail } from './enquiry-email.ts';
import { agencyMail } from './mail.ts';
import type { Outcome } from './schedule.ts';
import { sendWebhook, webhookSettings } from './webhook.ts';

/** Erased while it waited: nothing is left to say. */
const GONE: Outcome = { result: 'sent' };

/** Returns the outbox kinds that a new enquiry is queued for. */
export function enquiryTargets(config: Config): string[] {
  return [...(config.SMTP_URL ? ['mail'] : []), ...(config.WEBHOOK_URL ? ['webhook'] : [])];
}

/** Returns for each outbox kind that is set up the function that delivers it. */
export function deliveryKinds(
  config: Config,
  siteConfig: SiteConfig,
  store: Store,
): Record<string, Deliver> {
  const kinds: Record<string, Deliver> = {};
  const mail = agencyMail(config, siteConfig);
  const hook = webhookSettings(config);
  if (mail) {
    const { send, to, host } = mail;
    kinds.mail = async (row: OutboxRow, signal) => {
      const submission = await store.get({ id: row.subject_id });
      if (!submission) return GONE;
      const settings = { to, body: config.NOTIFY_BODY, host };
      return send(enquiryEmail(submission, siteConfig, settings), signal);
    };
  }
  if (hook) {
    kinds.webhook = async (row, signal) => {
      const submission = await store.get({ id: row.subject_id });
      if (!submission) return GONE;
      const { id, createdAt, data, flags } = submission;
      const event = {
        type: 'enquiry.received',
        timestamp: new Date(createdAt).toISOString(),
        data: config.NOTIFY_BODY === 'link' ? { id } : { id, ...data, flags },
      };
      return sendWebhook(hook, `${id}.webhook`, event, signal);
    };
  }
  return kinds;
}
