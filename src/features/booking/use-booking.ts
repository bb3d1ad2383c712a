import { useQuery } from '@tanstack/react-query';
import { postForm } from '../shared/post-form.ts';
import { loadJson, queryClient } from '../shared/query-client.ts';
import { usePost } from '../shared/use-post.ts';
import type { Availability } from './slots.ts';

const TIMEOUT_MS = 10_000;
const AVAILABILITY = ['availability'];

export interface Booked {
  start: string;
  ics: string;
  url: string;
}

/** Reads the availability at `address` and books in it. */
export function useBooking(address: string) {
  // Five minutes are too long for availability that others write in, too.
  const availability = useQuery(
    {
      queryKey: AVAILABILITY,
      queryFn: () => loadJson<Availability>(`${address}/slots`, AbortSignal.timeout(TIMEOUT_MS)),
      staleTime: 0,
    },
    queryClient,
  );
  const [booking, book] = usePost<Booked>('booking', {
    mutationFn: async (data) => {
      const { start, ics, url } = await postForm(`${address}/book`, data);
      return { start: String(start), ics: String(ics), url: String(url) };
    },
    onError: ({ kind }) => {
      if (kind === 'taken' || kind === 'invalid')
        queryClient.invalidateQueries({ queryKey: AVAILABILITY });
    },
  });
  return { availability, booking, book };
}
