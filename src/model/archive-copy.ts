import { insights } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { fillIn } from '../lib/fill-in.ts';
import type { ArchivePage } from './archive.ts';

const month = (date: string) =>
  new Intl.DateTimeFormat(site.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));

/** Title, line under it and description of a page of the archive; its span of time makes them its own. */
export function archiveCopy({
  number,
  items,
}: ArchivePage<{ data: { published: string } }>): Record<'title' | 'text' | 'description', string> {
  const { title, text, description } = insights.archive;
  const values = {
    page: String(number),
    first: month(items.at(-1)?.data.published ?? ''),
    last: month(items[0]?.data.published ?? ''),
  };
  return {
    title: fillIn(title, values),
    text: fillIn(text, values),
    description: fillIn(description, values),
  };
}
