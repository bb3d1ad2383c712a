import { onlineManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PostError, postForm, postRetries } from '../shared/post-form.ts';
import { loadJson } from '../shared/query-client.ts';
import { useQuestionBeforeLeaving } from '../shared/use-question-before-leaving.ts';
import type { Availability } from './slots.ts';

const TIMEOUT_MS = 10_000;
const KEY = ['booking'];
const AVAILABILITY = ['availability'];

export interface Booked {
  start: string;
  ics: string;
  url: string;
}

/** Reads the availability at `address` and books in it, once however often the button is pressed; offline a booking waits. */
export function useBooking(address: string) {
  const client = useQueryClient();
  // Five minutes are too long for availability that others write in, too.
  const availability = useQuery({
    queryKey: AVAILABILITY,
    queryFn: () => loadJson<Availability>(`${address}/slots`, AbortSignal.timeout(TIMEOUT_MS)),
    staleTime: 0,
  });
  const booking = useMutation<Booked, PostError, FormData>({
    mutationKey: KEY,
    mutationFn: async (data) => {
      const { start, ics, url } = await postForm(`${address}/book`, data);
      return { start: String(start), ics: String(ics), url: String(url) };
    },
    onError: ({ kind }) => {
      if (kind === 'taken' || kind === 'invalid')
        client.invalidateQueries({ queryKey: AVAILABILITY });
    },
    ...postRetries,
  });
  useQuestionBeforeLeaving(booking.isPending);
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  const book = (data: FormData) => {
    if (client.isMutating({ mutationKey: KEY }) === 0) booking.mutate(data);
  };
  return { availability, booking, book };
}
