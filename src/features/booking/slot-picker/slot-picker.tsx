import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askToast } from '../../../browser/toast-event.ts';
import type { ContactCopy } from '../../../content/schema/pages/contact.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { postForm } from '../../shared/post-form.ts';
import { loadJson, queryClient } from '../../shared/query-client.ts';
import { usePost } from '../../shared/use-post.ts';
import { type BookedSlot, type BookingCopy, BookingForm } from '../booking-form/booking-form.tsx';
import type { Availability } from '../slots.ts';
import styles from './slot-picker.module.css';

export type SlotPickerCopy = BookingCopy &
  Pick<ContactCopy['booking'], 'loading' | 'failed' | 'again' | 'empty'>;

const TIMEOUT_MS = 10_000;
const AVAILABILITY = ['availability'];

export function SlotPicker({ address, copy }: { address: string; copy: SlotPickerCopy }) {
  // The client's five minutes are too long: others book slots meanwhile.
  const { data, isPending, isError, refetch } = useQuery(
    {
      queryKey: AVAILABILITY,
      queryFn: () => loadJson<Availability>(`${address}/slots`, AbortSignal.timeout?.(TIMEOUT_MS)),
      staleTime: 0,
    },
    queryClient,
  );
  const [booking, book] = usePost<BookedSlot>('booking', {
    mutationFn: async (data) => {
      const { start, ics, url } = await postForm(`${address}/book`, data);
      return { start: String(start), ics: String(ics), url: String(url) };
    },
    onError: ({ kind }) => {
      if (kind === 'taken' || kind === 'invalid')
        queryClient.invalidateQueries({ queryKey: AVAILABILITY });
    },
  });
  const place = useFocusOnMount<HTMLDivElement>();
  // An open form keeps its answers if its availability cannot be refreshed or its last slot is taken.
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && data && data.slots.length > 0) setIsOpen(true);
  const failed = isError && !data;
  useEffect(() => {
    if (failed) askToast('error', copy.failed, { id: 'embed' });
  }, [failed, copy]);
  const statusText = isPending ? copy.loading : failed ? copy.failed : '';
  const emptyText = data?.slots.length === 0 && !booking.isSuccess ? copy.empty : '';
  return (
    <div
      className={`stack ${styles.place}`}
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={copy.picker.title}
      data-booked={booking.isSuccess ? '' : undefined}
      data-bare={failed || (emptyText && !isOpen) || booking.isSuccess ? '' : undefined}
    >
      <p className={statusText || emptyText ? styles.status : 'visually-hidden'} role="status">
        {statusText || emptyText}
      </p>
      {failed && (
        <Button
          className={styles.again}
          onClick={() => {
            // Keeps the focus, which would be lost with the button.
            place.current?.focus();
            refetch();
          }}
        >
          {copy.again}
        </Button>
      )}
      {data && isOpen && <BookingForm {...{ address, booking, book, copy }} availability={data} />}
    </div>
  );
}
