import { QueryClientProvider } from '@tanstack/react-query';
import type { ContactCopy } from '../../content/schema/pages/contact.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.tsx';
import { queryClient } from '../shared/query-client.ts';
import { CalendarFrame } from './calendar-frame/calendar-frame.tsx';
import { SlotPicker, type SlotPickerCopy } from './slot-picker/slot-picker.tsx';

/** Where times can be picked: an outside calendar in a frame, or the slots of our own form service. */
export interface Calendar {
  kind: 'frame' | 'slots';
  address: string;
}

export type CalendarCopy = SlotPickerCopy & Pick<ContactCopy['booking'], 'frame'>;

interface OpenCalendarProps {
  calendar: Calendar;
  copy: CalendarCopy;
}

const OpenCalendar = ({ calendar, copy }: OpenCalendarProps) => (
  <QueryClientProvider client={queryClient}>
    {calendar.kind === 'frame' ? (
      <CalendarFrame address={calendar.address} title={copy.frame.title} copy={copy} />
    ) : (
      <SlotPicker address={calendar.address} copy={copy} />
    )}
  </QueryClientProvider>
);

/** Opens the calendar that booking.tsx describes in the given element. */
export function showCalendar(place: HTMLElement): void {
  mountIsland(place, <OpenCalendar {...JSON.parse(place.dataset.calendar ?? '')} />);
}
