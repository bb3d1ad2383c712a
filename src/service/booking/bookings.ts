import { createHmac } from 'node:crypto';
import { BOOKING_FIELDS } from '../../content/schema/forms.ts';
import { isTimeZone } from '../../lib/time-zone.ts';
import { networkOf } from '../address.ts';
import type { IntakeParts, Post } from '../enquiries.ts';
import { ServiceError } from '../errors.ts';
import { fieldErrors, readMetadata, readValues } from '../form/fields.ts';
import type { Fields } from '../form/parse.ts';
import { bookingLimits } from '../limits.ts';
import { checkOrigin } from '../origin.ts';
import { createGate } from '../rate-limit.ts';
import { createRefuse } from '../refusals.ts';
import { type Booking, guest } from '../store/bookings.ts';
import { newId, newToken, sha256 } from '../store/ids.ts';
import { type Diary, unreadSince } from '../store/service-state.ts';
import { textsIn } from '../texts.ts';
import { bookingUrl } from './booking-url.ts';
import type { createDiary } from './diary.ts';
import { ics } from './ics.ts';
import { allSlots, freeSlots, type Slot } from './slots.ts';

interface BookingParts extends IntakeParts {
  targets: { made: string[]; cancelled: string[] };
  readDiary: ReturnType<typeof createDiary>;
}

const ALWAYS: Slot = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };

/** PostgreSQL rejects some characters that a URL may contain. */
const ID = /^[\da-f-]{36}$/;

/** Lists, books, shows and cancels times. Methods throw ServiceError: 404 if nothing is bookable. */
export function createBookings(parts: BookingParts) {
  const { store, texts, settings, targets, readDiary, now, log, onQueued } = parts;
  const refuse = createRefuse(parts);
  const gate = createGate(settings.RATE_PER_MINUTE);

  /** Returns the same token for the same post, so it has the same link; the sender cannot compute it. */
  async function tokenOf(idempotencyKey: string | null): Promise<string> {
    if (idempotencyKey === null) return newToken();
    const key = settings.BOOKING_SECRET ?? (await store.secret({ name: 'booking' }));
    return createHmac('sha256', key).update(idempotencyKey).digest('base64url');
  }

  function config() {
    const { booking } = texts.default;
    if (booking === null) throw new ServiceError(404, 'not_found');
    return booking;
  }

  async function free(): Promise<Slot[]> {
    const slots = allSlots(config(), now());
    const [first, last] = [slots[0], slots.at(-1)];
    if (!first || !last) return [];
    const { taken, diary } = await store.calendar({ start: first.start, end: last.end });
    return freeSlots(slots, [...taken, ...busyIn(diary)]);
  }

  function busyIn(diary: Diary): Slot[] {
    if (!readDiary) return [];
    const isUnread = diary.readAt === 0 || unreadSince(diary) !== null;
    return isUnread && config().withoutDiary === 'closed' ? [ALWAYS] : diary.times;
  }

  async function isInDiary(slot: Slot): Promise<boolean> {
    await readDiary?.('booking');
    return readDiary !== null && freeSlots([slot], busyIn(await store.diary({}))).length === 0;
  }

  async function save({ fields, facts, language }: Post) {
    const { site } = checkOrigin(facts, settings);
    const { start, idempotencyKey, ...who } = readBooking(fields, config().timeZone);
    if (Number.isNaN(start)) throw new ServiceError(422, 'slot_unknown');
    const slot = allSlots(config(), now()).find((candidate) => candidate.start === start);
    const isBusy = slot !== undefined && (await isInDiary(slot));
    const token = await tokenOf(idempotencyKey);
    const createdAt = now();
    const id = newId(createdAt);
    const made = await gate(networkOf(facts.address), () =>
      store.book({
        id,
        createdAt,
        startsAt: start,
        endsAt: slot?.end ?? start,
        cancelledAt: 0,
        tokenHash: sha256(token),
        targets: targets.made,
        data: {
          ...who,
          key: idempotencyKey === null ? '' : sha256(idempotencyKey),
          token,
          site,
          language: textsIn(texts, language).language,
        },
        limits: bookingLimits(settings, facts.address),
        perGuest: settings.BOOKINGS_PER_GUEST,
        perDay: settings.BOOKINGS_PER_DAY,
        isOffered: slot !== undefined,
        isBusy,
      }),
    );
    if (made.id === id) {
      onQueued();
      log.info('booked', { id });
    }
    const { base, folder } = textsIn(texts, language);
    const place = made.data.site + base + folder;
    return { booking: made, url: bookingUrl(made, place), ics: bookingUrl(made, place, '.ics') };
  }

  async function read(id: string, token: string): Promise<Booking> {
    const found = ID.test(id) ? await store.booking({ id, tokenHash: sha256(token) }) : null;
    if (!found) throw new ServiceError(404, 'not_found');
    return { ...found, data: { ...found.data, token } };
  }

  async function remove(id: string, token: string, { facts }: Pick<Post, 'facts'>) {
    checkOrigin(facts, settings);
    const at = now();
    const input = { id, tokenHash: sha256(token), now: at, targets: targets.cancelled };
    const found = ID.test(id) ? await store.cancelBooking(input) : null;
    if (!found) throw new ServiceError(404, 'not_found');
    if (found.cancelledAt === at) {
      onQueued();
      log.info('booking_cancelled', { id });
    }
    return { ...found, data: { ...found.data, token } };
  }

  const refusing = <T>(address: string | null, work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw refuse(error, address);
    });

  return {
    available: (): Promise<Slot[]> => refusing(null, free()),
    /** Books a slot for a guest; repeating the post returns the existing booking. */
    book: (post: Post) => refusing(post.facts.address, save(post)),
    find: (id: string, token: string): Promise<Booking> => refusing(null, read(id, token)),
    /** Cancels a booking and returns it, even if it was cancelled before. */
    cancel: (id: string, token: string, post: Pick<Post, 'facts'>): Promise<Booking> =>
      refusing(post.facts.address, remove(id, token, post)),
    calendar: (booking: Booking, language: string | undefined): string =>
      ics(booking, { method: 'PUBLISH', texts: textsIn(texts, language) }).content,
    /** Returns the error to answer with for anything thrown before or by the others; counts it once. */
    refuse,
  };
}

/** Replaces an unknown time zone with `fallbackZone`. @throws {ServiceError} 422 naming the fields, or for a filled honeypot */
function readBooking(fields: Fields, fallbackZone: string) {
  const { honeypot, id } = readMetadata(fields);
  const values = readValues(fields, BOOKING_FIELDS);
  const errors = fieldErrors(values, BOOKING_FIELDS);
  if (errors.length > 0) throw new ServiceError(422, 'booking_invalid', { fields: errors });
  if (honeypot) throw new ServiceError(422, 'booking_trap');
  const timeZone = firstValue(fields, 'timeZone');
  return {
    /** In ms; NaN if it is no time. */
    start: Date.parse(firstValue(fields, 'start')),
    ...guest.parse(values),
    timeZone: isTimeZone(timeZone) ? timeZone : fallbackZone,
    idempotencyKey: id,
  };
}

const firstValue = (fields: Fields, name: string): string => fields.get(name)?.[0]?.trim() ?? '';
