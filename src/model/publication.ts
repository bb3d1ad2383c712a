import { calendarDate } from '../lib/calendar-date.ts';

interface Publishable {
  /** ISO date of the first day on which it is public. */
  published: string;
  draft: boolean;
}

/** `draft`: its author is not done. `later`: its day has not come. */
export type Publication = 'public' | 'draft' | 'later';

/** Whether an insight may be shown at a moment. @param timeZone whose days count (IANA name) */
export function publication(
  { published, draft }: Publishable,
  now: Date,
  timeZone: string,
): Publication {
  if (draft) return 'draft';
  return published <= calendarDate(now, 'en', timeZone).iso ? 'public' : 'later';
}

interface Insight {
  file: string;
  data: Pick<Publishable, 'published'>;
  state: Publication;
}

export const leftOut = (insights: readonly Insight[]): string[] =>
  insights
    .filter(({ state }) => state !== 'public')
    .map(({ file, data, state }) =>
      state === 'draft' ? `Draft, left out: ${file}` : `Held back until ${data.published}: ${file}`,
    );
