import { language } from '../content/language.ts';
import { insightPage } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { calendarDate } from '../lib/calendar-date.ts';
import { fillIn } from '../lib/fill-in.ts';

/** Author and dates of an insight, the same on its page and in its metadata, the feeds and its Markdown. */
export interface Byline {
  /** Name of a person or of the agency. */
  author: string;
  /** ISO date. */
  published: string;
  /** ISO date of the last change, if it is later than `published`. */
  revised?: string;
  /** Path of the author on the about page, if it introduces them. */
  profile?: string;
}

interface BylineSources {
  author?: string | undefined;
  agency: string;
  /** Setting that gives every insight the same author and date. */
  fixed?: { author: string; date: string } | undefined;
}

/** Returns the byline of an insight. Under a fixed one, its own latest date (ISO) counts as its revision. */
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

/** Other languages format the fixed date like any other. */
const fixed = language.isDefault ? site.insights.fixedByline : undefined;

export const dayInWords = (date: string) =>
  calendarDate(new Date(date), fixed?.language ?? site.language, 'UTC').text;

/** Returns a byline as visitors and readers of the Markdown see it: the name and the lines about dates. */
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
