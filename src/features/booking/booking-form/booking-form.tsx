import type { UseMutationResult } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fillIn } from '../../../lib/fill-in.ts';
import { newId } from '../../../lib/new-id.ts';
import type { PostError, PostTrouble } from '../../../lib/post-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Booked } from '../booked/booked.tsx';
import { SlotChoice, type SlotChoiceWords } from '../slot-choice/slot-choice.tsx';
import { byDay, type Diary, fullTime } from '../slots.ts';
import type { Booked as BookedSlot } from '../use-booking.ts';
import styles from './booking-form.module.css';

interface FieldWords {
  label: string;
  mark: string;
}

export interface BookingFormWords extends SlotChoiceWords {
  name: FieldWords;
  email: FieldWords;
  note: FieldWords;
  chosen: string;
  unchosen: string;
  book: string;
  booking: string;
  offline: string;
  trouble: Partial<Record<PostTrouble, string>> & { failed: string };
}

interface BookingFormProps {
  diary: Diary;
  booking: UseMutationResult<BookedSlot, PostError, FormData>;
  book: (data: FormData) => void;
  words: {
    picker: BookingFormWords;
    booked: { title: string; text: string; ics: string; manage: string };
  };
}

/** Picks one slot and says who takes it; booked, it gives what the visitor takes away. */
export function BookingForm({ diary, booking, book, words: { picker, booked } }: BookingFormProps) {
  const [zone, setZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [chosenDay, setDay] = useState('');
  const [chosenStart, setStart] = useState('');
  const [key] = useState(newId);
  const trouble = useRef<HTMLParagraphElement>(null);
  const { status, data, error, isPaused } = booking;
  useEffect(() => {
    if (error) trouble.current?.focus();
  }, [error]);

  const days = byDay(diary.slots, zone);
  const day = days.has(chosenDay) ? chosenDay : ([...days.keys()][0] ?? '');
  // A slot that somebody else took in the meantime is not chosen any more.
  const start = days.get(day)?.some((slot) => slot.start === chosenStart) ? chosenStart : '';
  const when = (at: string) => fullTime(at, zone, document.documentElement.lang);

  if (status === 'success')
    return (
      <Booked words={booked} text={fillIn(booked.text, { when: when(data.start) })} {...data} />
    );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const sent = new FormData();
    for (const name of ['name', 'email', 'note'])
      sent.set(name, typed.get(`booking-${name}`) ?? '');
    sent.set('start', start);
    sent.set('timeZone', zone);
    sent.set('_id', key);
    book(sent);
  };
  const busy = status === 'pending';
  const choice = start ? fillIn(picker.chosen, { when: when(start) }) : picker.unchosen;
  const said = isPaused ? picker.offline : choice;
  const failure = error && (picker.trouble[error.trouble] ?? picker.trouble.failed);
  return (
    <form className={styles.form} onSubmit={submit}>
      <SlotChoice
        diary={diary}
        words={picker}
        zone={zone}
        onZone={setZone}
        day={day}
        onDay={setDay}
        start={start}
        onStart={setStart}
      />
      <div className={styles.who}>
        <Field name="booking-name" {...picker.name} required autoComplete="name" maxLength={200} />
        <Field
          name="booking-email"
          {...picker.email}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
        />
        <Field name="booking-note" {...picker.note} multiline maxLength={2000} rows={3} />
        <Button type="submit" tone="action" icon="arrowRight" aria-disabled={busy || undefined}>
          {busy ? picker.booking : picker.book}
        </Button>
        <div className={styles.said}>
          <p className={failure ? 'visually-hidden' : styles.chosen} role="status">
            {failure ? '' : said}
          </p>
          {failure && (
            <p className={styles.trouble} ref={trouble} tabIndex={-1}>
              {failure}
            </p>
          )}
        </div>
      </div>
    </form>
  );
}
