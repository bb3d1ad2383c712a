import type { UseMutationResult } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import type { ContactCopy } from '../../../content/schema/pages/contact.ts';
import { fillIn } from '../../../lib/fill-in.ts';
import { isTimeZone, timeText } from '../../../lib/time-zone.ts';
import { Button } from '../../../ui/button/button.tsx';
import { readHistoryState, writeHistoryState } from '../../shared/history-state.ts';
import { newId } from '../../shared/new-id.ts';
import type { PostError } from '../../shared/post-form.ts';
import { Booked } from '../booked/booked.tsx';
import { GuestFields } from '../guest-fields/guest-fields.tsx';
import { SlotChoice } from '../slot-choice/slot-choice.tsx';
import { type Availability, byDay } from '../slots.ts';
import styles from './booking-form.module.css';

export interface BookedSlot {
  start: string;
  ics: string;
  url: string;
}

export type BookingCopy = Pick<ContactCopy['booking'], 'picker' | 'booked'> & {
  mail: { label: string; href: string };
};

interface BookingFormProps {
  /** Path of the calendar's own pages. */
  address: string;
  availability: Availability;
  booking: UseMutationResult<BookedSlot, PostError, FormData>;
  book: (read: () => FormData) => void;
  copy: BookingCopy;
}

/** Lets Back reopen the calendar as it was. */
const keepBooking = (form: HTMLFormElement | null) =>
  writeHistoryState({ booking: form && Object.fromEntries(new FormData(form)) });

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Fields are named as the service expects: if this code fails, the browser posts the form as a page. */
export function BookingForm({ address, availability, booking, book, copy }: BookingFormProps) {
  const { picker, booked, mail } = copy;
  // A browser may report a zone that it doesn't support, such as Etc/Unknown.
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const usual = isTimeZone(own) ? own : availability.timeZone;
  const [values, setValues] = useState(readHistoryState<Record<string, string>>('booking') ?? {});
  const { timeZone: zone = usual, day: chosenDay = '', start: chosenStart = '' } = values;
  // One key for all attempts: after a lost answer, any of them may be stored.
  const [idempotencyKey] = useState(newId);
  const { status, data, error, isPaused } = booking;

  const days = byDay(availability.slots, zone);
  const day = days.has(chosenDay) ? chosenDay : ([...days.keys()][0] ?? '');
  // Drops a slot that somebody else has taken in the meantime.
  const start = days.get(day)?.some((slot) => slot.start === chosenStart) ? chosenStart : '';
  const when = (at: string) => timeText(Date.parse(at), zone, document.documentElement.lang);

  if (status === 'success')
    return (
      <Booked copy={booked} text={fillIn(booked.text, { when: when(data.start) })} {...data} />
    );

  const choose = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    setValues({ ...values, [target.name]: target.value });
    if (error && target.name === 'start') booking.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    book(() => new FormData(currentTarget));
    event.preventDefault();
  };
  const busy = status === 'pending';
  const choice = start ? fillIn(picker.chosen, { when: when(start) }) : picker.unchosen;
  const statusText = isPaused ? picker.offline : choice;
  const { tooMany, failed } = picker.trouble;
  const advice = error?.said?.text ?? (error?.kind === 'tooMany' ? tooMany : failed);
  const failure = error && (Object.values(error.fields).join(' ') || advice);
  return (
    <form
      className={`split ${styles.form}`}
      ref={keepBooking}
      method="post"
      action={`${address}/book`}
      onInput={({ currentTarget }) => keepBooking(currentTarget)}
      onSubmit={submit}
    >
      <input type="hidden" name="_id" value={idempotencyKey} />
      <SlotChoice
        copy={picker}
        days={days}
        own={availability.timeZone}
        {...{ zone, day, start }}
        onChange={choose}
      />
      <div className="stack">
        <GuestFields copy={picker} values={values} />
        <Button type="submit" variant="action" icon="arrowRight" aria-disabled={busy || undefined}>
          <span>{busy ? picker.booking : picker.book}</span>
        </Button>
        <div className={styles.status}>
          <p className={failure ? 'visually-hidden' : 'semibold snug'} role="status">
            {failure ? '' : statusText}
          </p>
          {failure && (
            <p className={`message ${styles.failure}`} ref={takeFocus} tabIndex={-1}>
              {error.said?.title} {error.said && <br />}
              {failure}{' '}
              <a className="inherit" href={mail.href}>
                {mail.label}
              </a>
            </p>
          )}
        </div>
      </div>
    </form>
  );
}
