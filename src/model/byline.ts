import { language } from '../content/language.ts';
import { insightPage } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { calendarDate } from '../lib/calendar-date.ts';
import { fillIn } from '../lib/fill-in.ts';

/** Who wrote an insight and when, as its page, its metadata, the feeds and its Markdown say alike. */
export interface Byline {
  /** Name of a person, or that of the agency. */
  author: string;
  /** ISO date. */
  published: string;
  /** ISO date of the last change, only where it is later than `published`. */
  revised?: string;
  /** Path of the author on the about page, if it introduces them. */
  profile?: string;
}

interface BylineSources {
  author?: string | undefined;
  agency: string;
  /** The site's setting that gives every insight the same author and date. */
  fixed?: { author: string; date: string } | undefined;
}

/** The byline of an insight. Under a fixed one, its own latest date (ISO) counts as its revision. */
export function byline(
  insight: { published: string; updated?: string | undefined },
  { author, agency, fixed }: BylineSources,
): Byline {
  const published = fixed?.date ?? insight.published;
  const latest = insight.updated ?? insight.published;
  return {
    author: fixed?.author ?? author ?? agency,
    published,
    ...(latest > published && { revised: latest }),
  };
}

/** Other languages write its date as they write any. */
const fixed = language.isDefault ? site.insights.fixedByline : undefined;

export const dayInWords = (date: string) =>
  calendarDate(new Date(date), fixed?.language ?? site.language, 'UTC').text;

/** A byline as visitors and readers of the Markdown see it: the name, and its lines about dates. */
export function bylineWords({ author, published, revised }: Byline) {
  const { published: onDay, revised: revisedOn } = insightPage.byline;
  return {
    name: author,
    dates: [
      { date: published, words: fixed?.words ?? fillIn(onDay, { date: dayInWords(published) }) },
      ...(revised
        ? [{ date: revised, words: fillIn(revisedOn, { date: dayInWords(revised) }) }]
        : []),
    ],
  };
}
