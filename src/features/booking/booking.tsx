import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button/button.tsx';
import { withIslandBoundary } from '../../ui/island-boundary/island-boundary.tsx';
import styles from './booking.module.css';
import { CalendarFrame } from './calendar-frame/calendar-frame.tsx';
import { SlotPicker, type SlotPickerWords } from './slot-picker/slot-picker.tsx';

export interface BookingWords extends SlotPickerWords {
  load: string;
  open: string;
  note: string;
  frame: { title: string };
  byHand: { text: string; mail: string; phone: string };
}

/** Where times can be picked: an outside calendar in a frame, or the slots of our own form service. */
export interface Calendar {
  kind: 'frame' | 'slots';
  /** Its own page; the slots lie below it. */
  address: string;
}

interface BookingProps {
  words: BookingWords;
  /** Null where no calendar is configured. */
  calendar: Calendar | null;
  mail: string;
  phone: string;
}

function BookingIsland({ words, calendar, mail, phone }: BookingProps) {
  const [awake, setAwake] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.ways}>
        {calendar && !open && (
          <div className={styles.load}>
            <Button tone="ink" icon="arrowRight" disabled={!awake} onClick={() => setOpen(true)}>
              {words.load}
            </Button>
            <p className={styles.note}>{words.note}</p>
          </div>
        )}
        <div>
          <p className={styles.text}>{words.byHand.text}</p>
          <p className={styles.links}>
            <a href={mail}>{words.byHand.mail}</a>
            <a href={phone}>{words.byHand.phone}</a>
            {calendar && (
              <a href={calendar.address} target="_blank" rel="noopener">
                {words.open}
              </a>
            )}
          </p>
        </div>
      </div>
      {open && calendar?.kind === 'frame' && (
        <CalendarFrame address={calendar.address} title={words.frame.title} words={words} />
      )}
      {open && calendar?.kind === 'slots' && (
        <SlotPicker address={calendar.address} words={words} />
      )}
    </QueryClientProvider>
  );
}

/**
 * A calendar that opens when asked for (no request before), beside links that work without it: the calendar's own page,
 * mail and telephone. Before it wakes, and without scripts, the links are what there is.
 */
export const Booking = withIslandBoundary(BookingIsland);
