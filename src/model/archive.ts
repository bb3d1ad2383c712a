import { insights } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { fillIn } from '../lib/fill-in.ts';

/** Insights that /insights and each page of its archive list: what a page can hold and stay light. */
export const INSIGHTS_PER_PAGE = 300;

/** One page of the archive, where /insights is page 1 and the newest items stand. */
export interface ArchivePage<Item> {
  number: number;
  path: string;
  items: readonly Item[];
}

export const archivePath = (number: number) =>
  number === 1 ? '/insights' : `/insights/archive/${number}`;

/** Cuts the items, newest first, into pages: at least the first, /insights. */
export function archivePages<Item>(
  items: readonly Item[],
): [ArchivePage<Item>, ...ArchivePage<Item>[]] {
  const page = (number: number): ArchivePage<Item> => ({
    number,
    path: archivePath(number),
    items: items.slice((number - 1) * INSIGHTS_PER_PAGE, number * INSIGHTS_PER_PAGE),
  });
  const further = Math.max(0, Math.ceil(items.length / INSIGHTS_PER_PAGE) - 1);
  return [page(1), ...Array.from({ length: further }, (_, index) => page(index + 2))];
}

const month = (date: string) =>
  new Intl.DateTimeFormat(site.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));

/** Title, line under it and description of a page of the archive; its span of time makes them its own. */
export function archiveCopy({ number, items }: ArchivePage<{ data: { published: string } }>) {
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
