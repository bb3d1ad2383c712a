import {
  accepted,
  afterAnswer,
  type Context,
  codeOf,
  factsOf,
  languageOf,
  prefersJson,
  preflight,
  problem,
  readPost,
  textsOf,
  withCors,
} from './http.ts';
import { service } from './service.ts';

/** Returns the error for the page to show, or a JSON response if the client prefers it. */
function refused(context: Context, thrown: unknown) {
  const error = service.bookings.refuse(thrown, factsOf(context).address);
  return prefersJson(context.request) ? problem(context, error) : { error };
}

/** Returns the free times, and refreshes them after the response. */
export async function freeTimes(context: Pick<Context, 'locals'>) {
  const slots = await service.bookings.available();
  afterAnswer(context, service.refreshTimes());
  return slots;
}

const iso = (at: number) => new Date(at).toISOString();

/** Answers GET /booking/slots: the free times as ISO 8601 instants. */
export async function answerSlots(context: Context): Promise<Response> {
  try {
    const slots = await freeTimes(context);
    const { timeZone, slotMinutes, title, place } = textsOf(languageOf(context)).booking ?? {};
    const free = slots.map(({ start, end }) => ({ start: iso(start), end: iso(end) }));
    return withCors(context, Response.json({ title, place, timeZone, slotMinutes, slots: free }));
  } catch (error) {
    return problem(context, service.bookings.refuse(error, null));
  }
}

/** Answers POST /booking/book with a response to send, or the error for the page to show. */
export async function answerBook(context: Context) {
  if (context.request.method === 'OPTIONS') return preflight(context);
  try {
    const { booking, url, ics } = await service.bookings.book(await readPost(context));
    const { id, startsAt, endsAt } = booking;
    return accepted(context, { id, start: iso(startsAt), end: iso(endsAt), url, ics }, url);
  } catch (error) {
    return refused(context, error);
  }
}

export async function findBooking(context: Context, id: string | undefined) {
  try {
    const token = context.url.searchParams.get('t') ?? '';
    return { booking: await service.bookings.find(id ?? '', token) };
  } catch (error) {
    return { error: service.bookings.refuse(error, factsOf(context).address) };
  }
}

/** Answers POST /booking/ID/cancel with a response to send, or the data of the page. */
export async function answerCancel(context: Context, id: string | undefined) {
  try {
    const { fields, facts } = await readPost(context);
    const token = fields.get('t')?.[0]?.trim() ?? '';
    const booking = await service.bookings.cancel(id ?? '', token, { facts });
    afterAnswer(context, service.deliver());
    if (!prefersJson(context.request)) return { booking };
    return Response.json({ ok: true, id: booking.id });
  } catch (error) {
    return refused(context, error);
  }
}

/** Answers GET /booking/ID.ics with the calendar file (RFC 5545). */
export async function answerCalendar(context: Context, id: string | undefined): Promise<Response> {
  const found = await findBooking(context, id);
  if ('error' in found) return problem(context, found.error);
  return new Response(service.bookings.calendar(found.booking, codeOf(languageOf(context))), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="booking.ics"',
    },
  });
}
