import type { Post } from '../service/enquiries.ts';
import type { ServiceError } from '../service/errors.ts';
import type { Booking } from '../service/store/bookings.ts';
import {
  type Context,
  codeOf,
  factsOf,
  languageOf,
  prefersJson,
  preflight,
  problem,
  readFields,
  refuseMethod,
  textsOf,
  withCors,
} from './http.ts';
import { service } from './service.ts';

/** Whom a request of the pages below /booking comes from, in which language, and what is posted. */
async function postOf(context: Context): Promise<Post> {
  refuseMethod(context, 'POST');
  return {
    fields: await readFields(context),
    facts: factsOf(context),
    language: codeOf(languageOf(context)),
  };
}

/** The error as a page shows it, or the answer in JSON where that is preferred. */
function refused(context: Context, thrown: unknown): Response | { error: ServiceError } {
  const error = service.bookings.refuse(thrown, factsOf(context).address);
  if (!prefersJson(context.request)) return { error };
  const answer = problem(error, textsOf(languageOf(context)));
  withCors(context, answer.headers);
  return answer;
}

/** Answers GET /booking/slots: the free times as ISO 8601 instants. */
export async function answerSlots(context: Context): Promise<Response> {
  const texts = textsOf(languageOf(context));
  try {
    const slots = await service.bookings.available(factsOf(context).address);
    const { timeZone, slotMinutes, title, place } = texts.booking ?? {};
    const free = slots.map(({ start, end }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    }));
    const answer = Response.json({ title, place, timeZone, slotMinutes, slots: free });
    withCors(context, answer.headers);
    return answer;
  } catch (error) {
    return problem(service.bookings.refuse(error, ''), texts);
  }
}

/** Answers POST /booking/book: a response to send, or the error that the page must show. */
export async function answerBook(context: Context): Promise<Response | { error: ServiceError }> {
  if (context.request.method === 'OPTIONS') return preflight(context);
  try {
    const { booking, url, ics } = await service.bookings.book(await postOf(context));
    const answer = prefersJson(context.request)
      ? Response.json({
          ok: true,
          id: booking.id,
          start: new Date(booking.startsAt).toISOString(),
          end: new Date(booking.endsAt).toISOString(),
          url,
          ics,
        })
      : new Response(null, { status: 303, headers: { location: url } });
    withCors(context, answer.headers);
    return answer;
  } catch (error) {
    return refused(context, error);
  }
}

/** Finds the booking that a link names, or the error that the page must show. */
export async function findBooking(
  context: Context,
  id: string | undefined,
): Promise<{ booking: Booking } | { error: ServiceError }> {
  try {
    const token = context.url.searchParams.get('t') ?? '';
    return { booking: await service.bookings.find(id ?? '', token) };
  } catch (error) {
    return { error: service.bookings.refuse(error, factsOf(context).address) };
  }
}

/** Answers POST /booking/ID/cancel: a response to send, or what the page must show. */
export async function answerCancel(
  context: Context,
  id: string | undefined,
): Promise<Response | { booking: Booking } | { error: ServiceError }> {
  try {
    const { fields, facts } = await postOf(context);
    const token = fields.get('t')?.[0]?.trim() ?? '';
    const booking = await service.bookings.cancel(id ?? '', token, { facts });
    if (!prefersJson(context.request)) return { booking };
    return Response.json({ ok: true, id: booking.id });
  } catch (error) {
    return refused(context, error);
  }
}

/** Answers GET /booking/ID.ics with the calendar file (RFC 5545). */
export async function answerCalendar(context: Context, id: string | undefined): Promise<Response> {
  const language = languageOf(context);
  const found = await findBooking(context, id);
  if ('error' in found) return problem(found.error, textsOf(language));
  return new Response(service.bookings.calendar(found.booking, codeOf(language)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="booking.ics"',
    },
  });
}
