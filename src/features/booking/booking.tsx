import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './booking.module.css';
import type { Calendar, CalendarCopy } from './calendar.tsx';

export interface BookingCopy {
  load: string;
  open: string;
  note: string;
  byHand: { text: string; mail: string; phone: string };
  /** What the calendar itself says. */
  calendar: CalendarCopy;
}

interface BookingProps {
  copy: BookingCopy;
  /** Null where no calendar is configured. */
  calendar: Calendar | null;
  mail: string;
  phone: string;
}

/**
 * A calendar that opens when asked for (no request before), beside links that work without it: the calendar's own page,
 * mail and telephone. What opens it is a link to that page, too, so that it works before its code has come.
 */
export function Booking({ copy, calendar, mail, phone }: BookingProps) {
  const { load, open, note, byHand } = copy;
  return (
    <>
      <div className={styles.ways}>
        {calendar && (
          <div className={styles.load}>
            <ButtonLink href={calendar.address} icon="arrowRight" data-open-calendar="">
              {load}
            </ButtonLink>
            <p className={styles.note}>{note}</p>
          </div>
        )}
        <div>
          <p className={styles.text}>{byHand.text}</p>
          <p className={styles.links}>
            <a href={mail}>{byHand.mail}</a>
            <a href={phone}>{byHand.phone}</a>
            {calendar && (
              <a href={calendar.address} target="_blank" rel="noopener">
                {open}
              </a>
            )}
          </p>
        </div>
      </div>
      {calendar && (
        <div
          className={styles.calendar}
          data-calendar={JSON.stringify({ calendar, copy: copy.calendar })}
        />
      )}
    </>
  );
}
