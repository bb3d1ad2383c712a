import type { BookingConfig, SiteConfig } from '../../contract/site-config.ts';
import { type Fields, parseFields } from '../form/parse.ts';
import { prefersJson } from '../http/accept.ts';
import { jsonReply, problemReply } from '../http/answer.ts';
import { LIMITS } from '../http/body-limits.ts';
import { addressKey } from '../http/client-address.ts';
import { preflight, withCors } from '../http/cors.ts';
import type { HttpReply, HttpRequest } from '../http/http.ts';
import { asHttpError, HttpError, tooMany } from '../http/http-error.ts';
import { checkOrigin, type OriginRules, ownOrigin } from '../http/origin.ts';
import type { Log } from '../log.ts';
import { errorPage } from '../pages/error-page.ts';
import { serviceHeaders } from '../pages/html.ts';
import type { Booking } from '../store/bookings.ts';
import { hashToken, newId, newToken } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { ics } from './ics.ts';
import type { BookingLimits } from './limits.ts';
import { bookingPage, pickerPage } from './pages.ts';
import { field, readBookingRequest } from './read-booking-request.ts';
import { allSlots, freeSlots, isTimeZone } from './slots.ts';
import { bookingUrl, eventTitle } from './times.ts';

export interface BookingParts {
  store: Store;
  siteConfig: SiteConfig;
  booking: BookingConfig;
  origins: OriginRules;
  limits: BookingLimits;
  targets: { made: string[]; cancelled: string[] };
  now: () => number;
  log: Log;
  onQueued: () => void;
}

/**
 * Builds the handler of everything under /booking:
 * GET /booking, GET /booking/slots, POST /booking/book, GET /booking/ID[.ics]?t=…, POST /booking/ID/cancel.
 */
export function bookingRoutes(parts: BookingParts) {
  return async (request: HttpRequest): Promise<HttpReply> => {
    const json = prefersJson(request.headers.accept, request.headers['content-type']);
    let cors: string | null = null;
    let reply: HttpReply;
    try {
      if (request.method === 'OPTIONS') return preflight(request, parts.origins);
      if (request.headers.origin) cors = checkOrigin(request, parts.origins).cors;
      reply = await route(request, json, parts);
    } catch (error) {
      const httpError = asHttpError(error, parts.log);
      const site = parts.origins.siteUrl ?? '';
      const { base, folder } = parts.siteConfig;
      const siteConfig = { ...parts.siteConfig, contactPath: `${base}${folder}/booking` };
      reply = json
        ? problemReply(httpError, siteConfig)
        : errorPage(httpError, siteConfig, site, null, []);
    }
    return withCors(reply, cors);
  };
}

async function route(request: HttpRequest, json: boolean, parts: BookingParts) {
  const path = request.path.replace(/^\/booking\/?/, '');
  const [, id, action] = /^([0-9a-f-]{36})(\.ics|\/cancel)?$/.exec(path) ?? [];
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const query = new URLSearchParams(request.query);
  if (method === 'GET') {
    if (path === '') return picker(request, query, parts);
    if (path === 'slots') return slots(parts);
    if (id && action !== '/cancel') return show(request, id, action, query.get('t'), parts);
  }
  if (method === 'POST') {
    if (path === 'book') return book(request, json, parts);
    if (id && action === '/cancel') return cancel(request, json, id, parts);
  }
  throw new HttpError(404, 'not_found');
}

async function readFree({ store, booking, now }: BookingParts) {
  const all = allSlots(booking, now());
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return [];
  return freeSlots(all, await store.taken({ from: first.start, to: last.end }));
}

async function slots(parts: BookingParts): Promise<HttpReply> {
  const { booking } = parts;
  const free = (await readFree(parts)).map(({ start, end }) => ({
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  }));
  const { timeZone, slotMinutes, title, place } = booking;
  return jsonReply(200, { title, place, timeZone, slotMinutes, slots: free });
}

async function picker(request: HttpRequest, query: URLSearchParams, parts: BookingParts) {
  const wanted = query.get('tz') ?? '';
  const zone = wanted !== '' && isTimeZone(wanted) ? wanted : parts.booking.timeZone;
  const site = parts.origins.siteUrl ?? ownOrigin(request);
  return pickerPage(site, parts.siteConfig, parts.booking, await readFree(parts), zone);
}

async function book(request: HttpRequest, json: boolean, parts: BookingParts): Promise<HttpReply> {
  const { store, siteConfig, booking, limits, targets, now, log, onQueued } = parts;
  const { site } = checkOrigin(request, parts.origins);
  const fields = await read(request, limits);
  const { start, idempotencyKey, ...who } = readBookingRequest(fields, booking.timeZone);
  const slot = allSlots(booking, now()).find((candidate) => candidate.start === start);
  if (!slot) throw new HttpError(422, 'slot_unknown');
  // The same post has the same link, though neither its token nor its `_id` is kept in clear.
  const token = idempotencyKey ? hashToken(`token ${idempotencyKey}`) : newToken();
  const id = newId(now());
  const share = limits.share(addressKey(request.address), now());
  let made: Booking | 'taken' | 'limit' | undefined;
  try {
    made = await store.book({
      id,
      createdAt: now(),
      startsAt: slot.start,
      endsAt: slot.end,
      cancelledAt: 0,
      tokenHash: hashToken(token),
      targets: targets.made,
      data: {
        ...who,
        key: idempotencyKey && hashToken(idempotencyKey),
        token,
        site,
        language: siteConfig.language,
      },
      caps: share.caps,
    });
  } finally {
    if (typeof made !== 'object' || made.id !== id) share.giveBack();
  }
  if (made === 'taken') throw new HttpError(409, 'slot_taken');
  if (made === 'limit') {
    throw new HttpError(429, 'too_many_bookings', { headers: { 'retry-after': '3600' } });
  }
  onQueued();
  log.info('booked', { id: made.id });
  const at = made.data.site + siteConfig.base + siteConfig.folder;
  const url = bookingUrl(made, at);
  if (!json) return { status: 303, headers: { ...serviceHeaders(), location: url } };
  return jsonReply(200, {
    ok: true,
    id: made.id,
    start: new Date(made.startsAt).toISOString(),
    end: new Date(made.endsAt).toISOString(),
    url,
    ics: `${at}/booking/${made.id}.ics?t=${made.data.token}`,
  });
}

async function show(
  request: HttpRequest,
  id: string,
  action: string | undefined,
  token: string | null,
  parts: BookingParts,
): Promise<HttpReply> {
  const booking = await find(id, token ?? '', parts);
  const site = parts.origins.siteUrl ?? ownOrigin(request);
  if (action !== '.ics') return bookingPage(site, parts.siteConfig, booking);
  const file = ics(booking, {
    method: 'PUBLISH',
    summary: eventTitle(parts.siteConfig),
    place: parts.booking.place,
    organizer: { name: parts.siteConfig.name, email: parts.siteConfig.email },
  });
  const headers = {
    ...serviceHeaders(),
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="booking.ics"',
  };
  return { status: 200, headers, body: file };
}

async function cancel(request: HttpRequest, json: boolean, id: string, parts: BookingParts) {
  checkOrigin(request, parts.origins);
  const token = field(await read(request, parts.limits), 't');
  const booking = await find(id, token, parts);
  const { store, targets, now, onQueued, log } = parts;
  const input = { id, tokenHash: hashToken(token), now: now(), targets: targets.cancelled };
  if (await store.cancelBooking(input)) {
    onQueued();
    log.info('booking_cancelled', { id });
  }
  if (json) return jsonReply(200, { ok: true, id });
  const site = parts.origins.siteUrl ?? ownOrigin(request);
  return bookingPage(site, parts.siteConfig, { ...booking, cancelledAt: now() });
}

async function find(id: string, token: string, { store }: BookingParts): Promise<Booking> {
  const booking = await store.booking({ id, tokenHash: hashToken(token) });
  if (!booking) throw new HttpError(404, 'not_found');
  return { ...booking, data: { ...booking.data, token } };
}

async function read(request: HttpRequest, limits: BookingLimits): Promise<Fields> {
  const wait = limits.posts(addressKey(request.address));
  if (wait > 0) throw tooMany(wait);
  return parseFields(await request.body(LIMITS.bytes), request.headers['content-type']);
}
