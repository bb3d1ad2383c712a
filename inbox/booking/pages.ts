import { randomUUID } from 'node:crypto';
import type { BookingConfig, SiteConfig } from '../../contract/site-config.ts';
import { BOOKING_FIELDS } from '../../src/content/schema/forms.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import type { HttpReply } from '../http/http.ts';
import { formField } from '../pages/form-fields.ts';
import { escapeHtml, htmlPage } from '../pages/html.ts';
import type { Booking } from '../store/bookings.ts';
import type { Slot } from './slots.ts';
import { timeText } from './times.ts';

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
  siteConfig: SiteConfig,
  booking: BookingConfig,
  slots: Slot[],
  timeZone: string,
): HttpReply {
  const zones = Intl.supportedValuesOf('timeZone');
  const known = zones.includes(timeZone) ? zones : [timeZone, ...zones];
  const options = known.map((zone) => {
    const selected = zone === timeZone ? ' selected' : '';
    return `<option${selected}>${escapeHtml(zone)}</option>`;
  });
  const { booking: copy, form } = siteConfig.messages;
  const [full, zone, showTimes, time, book, honeypot] = [
    copy.full,
    copy.zone,
    copy.showTimes,
    copy.time,
    copy.book,
    form.honeypot,
  ].map(escapeHtml);
  const intro = fillIn(copy.intro, { minutes: booking.slotMinutes, zone: timeZone });
  const fields = BOOKING_FIELDS.map((field) => formField(field, '', siteConfig));
  const body =
    slots.length === 0
      ? `<p>${full}</p>`
      : `<p>${escapeHtml(intro)}</p>
<form method="get" action="${siteConfig.folder}/booking">
<label for="tz">${zone}</label><select id="tz" name="tz">${options.join('')}</select>
<button class="quiet" type="submit">${showTimes}</button>
</form>
<form method="post" action="${siteConfig.folder}/booking/book">
<input type="hidden" name="timeZone" value="${escapeHtml(timeZone)}">
<input type="hidden" name="_id" value="${randomUUID()}">
<div class="trap" aria-hidden="true"><label>${honeypot}<input name="_gotcha" tabindex="-1" autocomplete="off"></label></div>
<label for="start">${time}</label><select id="start" name="start" required>${slotOptions(slots, timeZone, siteConfig.language)}</select>
${fields.join('\n')}
<button type="submit">${book}</button>
</form>`;
  const title = booking.title;
  return inOwnFrames(htmlPage({ status: 200, title, body, siteConfig, siteUrl: site }));
}

function slotOptions(slots: Slot[], timeZone: string, language: string): string {
  const day = new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  // A closed list shows nothing of its groups, so every time says its day.
  const time = new Intl.DateTimeFormat(language, {
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
export function bookingPage(site: string, siteConfig: SiteConfig, booking: Booking): HttpReply {
  const { id, data, startsAt, cancelledAt } = booking;
  const { folder } = siteConfig;
  const copy = siteConfig.messages.booking;
  const when = timeText(startsAt, data.timeZone, siteConfig.language);
  const token = escapeHtml(data.token);
  const place = siteConfig.booking?.place ? `<br>${escapeHtml(siteConfig.booking.place)}` : '';
  const body =
    cancelledAt > 0
      ? `<p>${escapeHtml(fillIn(copy.cancelled, { when }))}</p>
<p><a href="${folder}/booking">${escapeHtml(copy.another)}</a></p>`
      : `<p class="panel">${escapeHtml(when)}${place}</p>
<p><a class="button" href="${folder}/booking/${id}.ics?t=${token}">${escapeHtml(copy.calendar)}</a></p>
<form method="post" action="${folder}/booking/${id}/cancel">
<input type="hidden" name="t" value="${token}">
<p>${escapeHtml(copy.cancelText)}</p>
<button class="quiet" type="submit">${escapeHtml(copy.cancel)}</button>
</form>`;
  const title = cancelledAt > 0 ? copy.cancelledTitle : copy.bookedTitle;
  return inOwnFrames(htmlPage({ status: 200, title, body, siteConfig, siteUrl: site }));
}
