import type { ContactCopy } from '../../content/schema/pages/contact.ts';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import styles from './booking.module.css';
import type { Calendar, CalendarCopy } from './calendar.tsx';

type Texts = ContactCopy['booking'];

interface BookingProps {
  copy: Pick<Texts, 'title' | 'text' | 'load' | 'open' | 'note'> & {
    byHand: Pick<Texts['byHand'], 'text' | 'mail'> & {
      phone: { label: string; href: string } | undefined;
    };
    calendar: CalendarCopy;
  };
  /** Null if no calendar is configured. */
  calendar: Calendar | null;
  mail: string;
}

/** A calendar that opens only on request, by a link to its page, which works before the code has loaded. */
export function Booking({ copy, calendar, mail }: BookingProps) {
  const { title, text, load, open, note, byHand } = copy;
  return (
    <Band variant="panel" tone="tone-5" id="booking" aria-labelledby="booking-title">
      <SectionHead id="booking-title" title={title} text={text} />
      <div className={`stack ${styles.ways}`}>
        {calendar && (
          // Without scripts it would do the same as the link below.
          <div className={`cluster row ${styles.load} screen-only scriptOnly`}>
            <ButtonLink href={calendar.address} icon="arrowRight" data-open-calendar="">
              {load}
            </ButtonLink>
            <p className="small snug shortMeasure">{note}</p>
          </div>
        )}
        <div>
          <p className="measure">{byHand.text}</p>
          <p className={`cluster ${styles.links}`}>
            <a href={mail}>{byHand.mail}</a>
            {byHand.phone && <a href={byHand.phone.href}>{byHand.phone.label}</a>}
            {calendar && (
              <a href={calendar.address} className="screen-only" target="_blank" rel="noopener">
                {open}
              </a>
            )}
          </p>
        </div>
      </div>
      {calendar && (
        <div
          className={styles.calendar}
          data-island="booking"
          data-props={JSON.stringify({ calendar, copy: copy.calendar })}
        />
      )}
    </Band>
  );
}
