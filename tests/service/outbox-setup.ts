import { parseEnquiry } from '../../src/service/form/enquiry.ts';
import { deliveriesByKind, outboxTargets } from '../../src/service/outbox/deliveries.ts';
import { createService } from '../../src/service/service.ts';
import type { NewSubmission } from '../../src/service/store/submissions.ts';
import type { ServiceTexts } from '../../src/service/texts.ts';
import {
  booking,
  DAY,
  entry,
  GOOD,
  MINUTE,
  memoryLog,
  NOW,
  settingsOf,
  TEXTS,
  temporaryStore,
} from './setup.ts';

export const testService = (env: Record<string, string>, isServerless = false) =>
  createService({
    settings: settingsOf({ LOG_LEVEL: 'silent', ...env }),
    texts: { default: TEXTS, languages: {} },
    localOrigin: '',
    isLocal: true,
    isServerless,
  });

/** Creates an outbox with a new store and a stopped clock, and functions that store entries to deliver. */
export async function testOutbox(
  env: Record<string, string>,
  languages: Record<string, ServiceTexts> = {},
) {
  const clock = { now: NOW };
  const now = () => clock.now;
  const settings = settingsOf(env);
  const { store } = await temporaryStore();
  const { lines, log } = memoryLog();
  const texts = { default: TEXTS, languages };
  const localOrigin = 'http://localhost:4321';
  const kinds = deliveriesByKind({ settings, texts, store, now, localOrigin });
  const targets = outboxTargets(settings);
  const parts = { store, kinds, now, log };
  return {
    clock,
    store,
    parts,
    logs: lines,
    queueDigest: () => store.queueDigest({ kinds: targets.digest, hasDiary: true, now: now() }),
    save: async (
      fields: Record<string, unknown> = {},
      folder: 'inbox' | 'spam' = 'inbox',
      more: Partial<NewSubmission> = {},
    ) => {
      const { id } = await store.save({
        ...entry(crypto.randomUUID(), { createdAt: clock.now, folder, flags: ['too_fast'] }),
        data: parseEnquiry({ ...GOOD, interests: [GOOD.interests], ...fields }),
        targets: targets.enquiry,
        ...more,
      });
      return id;
    },
    /** Books a time; returns its id and a function that cancels it. */
    book: async (language = 'en-GB') => {
      const startsAt = NOW + DAY + 60 * MINUTE;
      const made = booking('guest', startsAt, startsAt + 30 * MINUTE, {
        name: 'Noor Haddad',
        email: 'noor@fernway.example',
        note: 'A secret note',
        timeZone: 'Asia/Dubai',
        site: 'https://evil.example',
        token: 'token-of-guest',
        language,
      });
      const { booking: kinds } = targets;
      await store.book({ ...made, createdAt: clock.now, targets: kinds.made });
      const { id, tokenHash } = made;
      const cancel = () =>
        store.cancelBooking({ id, tokenHash, now: clock.now, targets: kinds.cancelled });
      return { id, cancel };
    },
  };
}

/** Decodes quoted-printable well enough to read it. */
export function readable(text = ''): string {
  const decoded = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(decoded, 'latin1').toString();
}

/** Returns the value of an email header, with folded lines joined. */
export const header = (email: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(email.replace(/\r\n(?=[ \t])/g, ''))?.[1]?.trim() ?? '';
