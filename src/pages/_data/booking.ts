import { language, pathIn } from '../../content/language.ts';
import { contact } from '../../content/pages.ts';
import { site } from '../../content/site.ts';
import type { Calendar } from '../../features/booking/calendar.tsx';
import { mailTo } from '../../features/shared/mail-to.ts';
import { withBase } from '../../lib/base-path.ts';
import { fillIn } from '../../lib/fill-in.ts';

/** Returns the outside calendar if one is configured, else the times of our form service, else null. */
function siteCalendar(): Calendar | null {
  if (site.bookingUrl) return { kind: 'frame', address: site.bookingUrl };
  return site.form.endpoint.startsWith('/')
    ? { kind: 'slots', address: withBase(pathIn(language, '/booking')) }
    : null;
}

export function bookingParts() {
  const { title, text, byHand, load, open, note, ownNote, ...copy } = contact.booking;
  const calendar = siteCalendar();
  const host = calendar?.kind === 'frame' ? new URL(calendar.address).host : '';
  const facts = { brand: site.name, replyWithin: site.form.replyWithin, email: site.email };
  const mail = mailTo(site.email, fillIn(byHand.subject, facts), byHand.body);
  return {
    copy: {
      title,
      text,
      load,
      open,
      calendar: { ...copy, mail: { label: byHand.mail, href: mail } },
      note: host ? fillIn(note, { host }) : ownNote,
      byHand: {
        text: fillIn(byHand.text, facts),
        mail: byHand.mail,
        phone: site.phone && {
          label: fillIn(byHand.phone, { phone: site.phone.label }),
          href: `tel:${site.phone.number}`,
        },
      },
    },
    calendar,
    mail,
  };
}
