import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../lib/query-client.ts';
import { withIslandBoundary } from '../../ui/island-boundary/island-boundary.tsx';
import { CalendarFrame } from './calendar-frame/calendar-frame.tsx';
import { SlotPicker, type SlotPickerWords } from './slot-picker/slot-picker.tsx';

/** Where times can be picked: an outside calendar in a frame, or the slots of our own form service. */
export interface Calendar {
  kind: 'frame' | 'slots';
  /** Its own page; the slots lie below it. */
  address: string;
}

export interface CalendarWords extends SlotPickerWords {
  frame: { title: string };
}

interface OpenCalendarProps {
  calendar: Calendar;
  words: CalendarWords;
}

const OpenCalendar = withIslandBoundary(({ calendar, words }: OpenCalendarProps) => (
  <QueryClientProvider client={queryClient}>
    {calendar.kind === 'frame' ? (
      <CalendarFrame address={calendar.address} title={words.frame.title} words={words} />
    ) : (
      <SlotPicker address={calendar.address} words={words} />
    )}
  </QueryClientProvider>
));

/** Opens the calendar that booking.tsx describes in the given element. */
export function showCalendar(place: HTMLElement): void {
  createRoot(place).render(<OpenCalendar {...JSON.parse(place.dataset.calendar ?? '')} />);
}
