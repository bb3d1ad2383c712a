import { language } from '../content/language.ts';
import { insightPage } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { calendarDate } from '../lib/calendar-date.ts';
import { fillIn } from '../lib/fill-in.ts';
import type { Byline } from './byline.ts';

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
