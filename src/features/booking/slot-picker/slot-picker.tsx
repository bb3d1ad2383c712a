import { useEffect } from 'react';
import { askToast } from '../../../lib/toast-request.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { BookingForm, type BookingFormWords } from '../booking-form/booking-form.tsx';
import { useBooking } from '../use-booking.ts';
import styles from './slot-picker.module.css';

export interface SlotPickerWords {
  loading: string;
  failed: string;
  again: string;
  empty: string;
  picker: BookingFormWords & { title: string };
  booked: { title: string; text: string; ics: string; manage: string };
}

/** The diary of our own form service: loading, not to be had, empty, or open. Its place keeps its height. */
export function SlotPicker({ address, words }: { address: string; words: SlotPickerWords }) {
  const { diary, booking, book } = useBooking(address);
  const place = useFocusOnMount<HTMLDivElement>();
  const { data, isPending, isError, refetch } = diary;
  // An open form outlives a diary that could not be read again.
  const failed = isError && !data;
  useEffect(() => {
    if (failed) askToast('error', words.failed, { id: 'embed' });
  }, [failed, words]);
  const said = isPending ? words.loading : failed ? words.failed : '';
  const nothing = data?.slots.length === 0 ? words.empty : '';
  return (
    <div
      className={styles.place}
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={words.picker.title}
      data-booked={booking.isSuccess ? '' : undefined}
      data-bare={failed || nothing || booking.isSuccess ? '' : undefined}
    >
      <p className={said || nothing ? styles.said : 'visually-hidden'} role="status">
        {said || nothing}
      </p>
      {failed && (
        <Button className={styles.again} onClick={() => refetch()}>
          {words.again}
        </Button>
      )}
      {data && !nothing && <BookingForm diary={data} booking={booking} book={book} words={words} />}
    </div>
  );
}
