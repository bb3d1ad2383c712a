import { useEffect } from 'react';
import { askToast } from '../../../browser/toast-event.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { BookingForm, type BookingFormCopy } from '../booking-form/booking-form.tsx';
import { useBooking } from '../use-booking.ts';
import styles from './slot-picker.module.css';

export interface SlotPickerCopy {
  loading: string;
  failed: string;
  again: string;
  empty: string;
  picker: BookingFormCopy & { title: string };
  booked: { title: string; text: string; ics: string; manage: string };
}

/** The availability of our own form service: loading, not to be had, empty, or open. Its place keeps its height. */
export function SlotPicker({ address, copy }: { address: string; copy: SlotPickerCopy }) {
  const { availability, booking, book } = useBooking(address);
  const place = useFocusOnMount<HTMLDivElement>();
  const { data, isPending, isError, refetch } = availability;
  // An open form outlives availability that could not be read again.
  const failed = isError && !data;
  useEffect(() => {
    if (failed) askToast('error', copy.failed, { id: 'embed' });
  }, [failed, copy]);
  const said = isPending ? copy.loading : failed ? copy.failed : '';
  const nothing = data?.slots.length === 0 ? copy.empty : '';
  return (
    <div
      className={styles.place}
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={copy.picker.title}
      data-booked={booking.isSuccess ? '' : undefined}
      data-bare={failed || nothing || booking.isSuccess ? '' : undefined}
    >
      <p className={said || nothing ? styles.said : 'visually-hidden'} role="status">
        {said || nothing}
      </p>
      {failed && (
        <Button className={styles.again} onClick={() => refetch()}>
          {copy.again}
        </Button>
      )}
      {data && !nothing && (
        <BookingForm availability={data} booking={booking} book={book} copy={copy} />
      )}
    </div>
  );
}
