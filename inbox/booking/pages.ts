import { randomUUID } from 'node:crypto';
import type { BookingFacts, Facts } from '../facts.ts';
import type { HttpReply } from '../http.ts';
import { escapeHtml, htmlPage } from '../pages/html.ts';
import type { Booking } from '../store/bookings.ts';
import type { Slot } from './slots.ts';
import { timeText } from './texts.ts';

/** Lets the site's own pages, and nobody else's, show this page in a frame. */
function inOwnFrames(reply: HttpReply): HttpReply {
  const policy = reply.headers['content-security-policy'] ?? '';
  const headers = {
    ...reply.headers,
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
  };
  return { ...reply, headers };
}

/** The picker without scripts: choose a time zone, a time, say who you are. */
export function pickerPage(
  site: string,
  facts: Facts,
  booking: BookingFacts,
  slots: Slot[],
  timeZone: string,
): HttpReply {
  const zones = Intl.supportedValuesOf('timeZone');
  const known = zones.includes(timeZone) ? zones : [timeZone, ...zones];
  const options = known.map((zone) => {
    const selected = zone === timeZone ? ' selected' : '';
    return `<option${selected}>${escapeHtml(zone)}</option>`;
  });
  const body =
    slots.length === 0
      ? '<p>Every time is taken just now. Please write to us instead.</p>'
      : `<p>${booking.slotMinutes} minutes. Times are shown for ${escapeHtml(timeZone)}.</p>
<form method="get" action="/booking">
<label for="tz">Your time zone</label><select id="tz" name="tz">${options.join('')}</select>
<button class="quiet" type="submit">Show times</button>
</form>
<form method="post" action="/booking/book">
<input type="hidden" name="timeZone" value="${escapeHtml(timeZone)}">
<input type="hidden" name="_id" value="${randomUUID()}">
<div class="trap" aria-hidden="true"><label>Leave this empty<input name="_gotcha" tabindex="-1" autocomplete="off"></label></div>
<label for="start">Time</label><select id="start" name="start" required>${slotOptions(slots, timeZone)}</select>
<label for="name">Name</label><input id="name" name="name" required maxlength="200" autocomplete="name">
<label for="email">Email</label><input id="email" name="email" type="email" required autocomplete="email">
<label for="note">What is it about? (optional)</label><textarea id="note" name="note" maxlength="2000"></textarea>
<button type="submit">Book it</button>
</form>`;
  const title = booking.title;
  return inOwnFrames(htmlPage({ status: 200, title, body, siteName: facts.name, siteUrl: site }));
}

function slotOptions(slots: Slot[], timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  // A closed list shows nothing of its groups, so every time says its day.
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const days = Map.groupBy(slots, ({ start }) => day.format(start));
  return [...days]
    .map(([label, items]) => {
      const options = items.map(({ start }) => {
        const value = new Date(start).toISOString();
        return `<option value="${value}">${time.format(start)}</option>`;
      });
      return `<optgroup label="${escapeHtml(label)}">${options.join('')}</optgroup>`;
    })
    .join('');
}

/** What the visitor's link shows: when it is, the calendar file, and the way out. */
export function bookingPage(site: string, facts: Facts, booking: Booking): HttpReply {
  const { id, data, startsAt, cancelledAt } = booking;
  const when = escapeHtml(timeText(startsAt, data.timeZone));
  const token = escapeHtml(data.token);
  const place = facts.booking?.place ? `<br>${escapeHtml(facts.booking.place)}` : '';
  const body =
    cancelledAt > 0
      ? `<p>The time on ${when} is free again. Nothing else to do.</p>
<p><a href="/booking">Pick another time</a></p>`
      : `<p class="facts">${when}${place}</p>
<p><a class="button" href="/booking/${id}.ics?t=${token}">Add to your calendar</a></p>
<form method="post" action="/booking/${id}/cancel">
<input type="hidden" name="t" value="${token}">
<p>Something came up? One button, no questions.</p>
<button class="quiet" type="submit">Cancel this booking</button>
</form>`;
  const title = cancelledAt > 0 ? 'Booking cancelled' : 'Your time is booked';
  return inOwnFrames(htmlPage({ status: 200, title, body, siteName: facts.name, siteUrl: site }));
}
