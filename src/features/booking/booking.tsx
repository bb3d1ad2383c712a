import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './booking.module.css';
import type { Calendar, CalendarWords } from './calendar.tsx';

export interface BookingWords {
  load: string;
  open: string;
  note: string;
  byHand: { text: string; mail: string; phone: string };
  /** What the calendar itself says. */
  calendar: CalendarWords;
}

interface BookingProps {
  words: BookingWords;
  /** Null where no calendar is configured. */
  calendar: Calendar | null;
  mail: string;
  phone: string;
}

/**
 * A calendar that opens when asked for (no request before), beside links that work without it: the calendar's own page,
 * mail and telephone. What opens it is a link to that page, too, so that it works before its code has come.
 */
export function Booking({ words, calendar, mail, phone }: BookingProps) {
  const { load, open, note, byHand } = words;
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
          data-calendar={JSON.stringify({ calendar, words: words.calendar })}
        />
      )}
    </>
  );
}
