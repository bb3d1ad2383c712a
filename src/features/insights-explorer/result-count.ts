import { fillIn } from '../../lib/fill-in.ts';
import type { ResultWords } from './insight-item.ts';

/** The line that says how many pieces a tab has. */
export const resultCount = (words: ResultWords['count'], count: number, tab: string) =>
  fillIn(count === 1 ? words.one : words.other, { count: `${count}`, tab });
