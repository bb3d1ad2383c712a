import { addressKey } from '../client-address.ts';
import type { BookingFacts, Facts } from '../facts.ts';
import { prefersJson } from '../form/accept.ts';
import { jsonReply, problemReply } from '../form/answer.ts';
import { LIMITS } from '../form/body-limits.ts';
import { asRefusal, preflight, tooMany, withCors } from '../form/contact.ts';
import { checkOrigin, type OriginRules, ownOrigin } from '../form/origin.ts';
import { type Fields, parseFields } from '../form/parse.ts';
import { Refusal } from '../form/refusal.ts';
import type { HttpReply, HttpRequest } from '../http.ts';
import { hashToken, newId, newToken } from '../ids.ts';
import type { Log } from '../log.ts';
import { serviceHeaders } from '../pages/html.ts';
import { refusalPage } from '../pages/refusal-page.ts';
import type { Booking } from '../store/bookings.ts';
import type { Store } from '../store/store.ts';
import { ics } from './ics.ts';
import type { BookingLimits } from './limits.ts';
import { bookingPage, pickerPage } from './pages.ts';
import { field, readWish } from './read-wish.ts';
import { allSlots, freeSlots, isTimeZone } from './slots.ts';
import { bookingUrl } from './texts.ts';

export interface BookingParts {
  store: Store;
  facts: Facts;
  booking: BookingFacts;
  origins: OriginRules;
  limits: BookingLimits;
  targets: { made: string[]; cancelled: string[] };
  now: () => number;
  log: Log;
  onQueued: () => void;
}

/**
 * Takes the parts, gives the handler of everything under /booking:
 * GET /booking, GET /booking/slots, POST /booking/book, GET /booking/ID[.ics]?t=…, POST
 * /booking/ID/cancel.
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
      const refusal = asRefusal(error, parts.log);
      const site = parts.origins.siteUrl ?? '';
      const facts = { ...parts.facts, contactPath: '/booking' };
      reply = json ? problemReply(refusal) : refusalPage(refusal, facts, site, null, []);
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
  throw new Refusal(404, 'not_found');
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
  return pickerPage(site, parts.facts, parts.booking, await readFree(parts), zone);
}

async function book(request: HttpRequest, json: boolean, parts: BookingParts): Promise<HttpReply> {
  const { store, booking, limits, targets, now, log, onQueued } = parts;
  const { site } = checkOrigin(request, parts.origins);
  const fields = await read(request, limits);
  const { start, key, ...who } = readWish(fields, booking.timeZone);
  const slot = allSlots(booking, now()).find((candidate) => candidate.start === start);
  if (!slot) throw new Refusal(422, 'slot_unknown');
  // The same post has the same link, though neither its token nor its `_id` is kept in clear.
  const token = key ? hashToken(`token ${key}`) : newToken();
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
      data: { ...who, key: key && hashToken(key), token, site },
      caps: share.caps,
    });
  } finally {
    if (typeof made !== 'object' || made.id !== id) share.giveBack();
  }
  if (made === 'taken') throw new Refusal(409, 'slot_taken');
  if (made === 'limit') {
    throw new Refusal(429, 'too_many_bookings', { headers: { 'retry-after': '3600' } });
  }
  onQueued();
  log.info('booked', { id: made.id });
  const url = bookingUrl(made, made.data.site);
  if (!json) return { status: 303, headers: { ...serviceHeaders(), location: url } };
  return jsonReply(200, {
    ok: true,
    id: made.id,
    start: new Date(made.startsAt).toISOString(),
    end: new Date(made.endsAt).toISOString(),
    url,
    ics: `${made.data.site}/booking/${made.id}.ics?t=${made.data.token}`,
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
  if (action !== '.ics') return bookingPage(site, parts.facts, booking);
  const file = ics(booking, {
    method: 'PUBLISH',
    summary: `${parts.booking.title} (${parts.facts.name})`,
    place: parts.booking.place,
    organizer: { name: parts.facts.name, email: parts.facts.email },
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
  return bookingPage(site, parts.facts, { ...booking, cancelledAt: now() });
}

async function find(id: string, token: string, { store }: BookingParts): Promise<Booking> {
  const booking = await store.booking({ id, tokenHash: hashToken(token) });
  if (!booking) throw new Refusal(404, 'not_found');
  return { ...booking, data: { ...booking.data, token } };
}

async function read(request: HttpRequest, limits: BookingLimits): Promise<Fields> {
  const wait = limits.posts(addressKey(request.address));
  if (wait > 0) throw tooMany(wait);
  return parseFields(await request.body(LIMITS.bytes), request.headers['content-type']);
}
