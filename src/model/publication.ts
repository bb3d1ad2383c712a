import { calendarDate } from '../lib/calendar-date.ts';

interface Publishable {
  /** ISO date of the first day on which it is public. */
  published: string;
  draft: boolean;
}

/** `draft`: its author is not done. `later`: its day is in the future. */
type Publication = 'public' | 'draft' | 'later';

/** Returns the state of an insight at a moment. @param timeZone decides when a day begins (IANA name) */
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

/** Number of insights that one page can list without being heavy. */
const MOST_LISTED = 300;

/** Returns the notes of a build: the insights it leaves out, and whether the others are too many for one page. */
export function buildNotes(insights: readonly Insight[]): string[] {
  const leftOut = insights.filter(({ state }) => state !== 'public');
  const listed = insights.length - leftOut.length;
  return [
    ...leftOut.map(({ file, data, state }) =>
      state === 'draft' ? `Draft, left out: ${file}` : `Held back until ${data.published}: ${file}`,
    ),
    ...(listed > MOST_LISTED
      ? [
          `/insights lists ${listed} insights, which makes it heavy above ${MOST_LISTED}: docs/decisions/0009-ten-thousand-articles.md`,
        ]
      : []),
  ];
}
