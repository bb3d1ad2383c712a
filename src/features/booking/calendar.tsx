import type { ContactCopy } from '../../content/schema/pages/contact.ts';
import { CalendarFrame } from './calendar-frame/calendar-frame.tsx';
import { SlotPicker, type SlotPickerCopy } from './slot-picker/slot-picker.tsx';

/** A calendar to pick times from: an external one in a frame, or the slots of the site's form service. */
export interface Calendar {
  kind: 'frame' | 'slots';
  address: string;
}

export type CalendarCopy = SlotPickerCopy & Pick<ContactCopy['booking'], 'frame'>;

export const OpenCalendar = ({ calendar, copy }: { calendar: Calendar; copy: CalendarCopy }) =>
  calendar.kind === 'frame' ? (
    <CalendarFrame address={calendar.address} title={copy.frame.title} copy={copy} />
  ) : (
    <SlotPicker address={calendar.address} copy={copy} />
  );
