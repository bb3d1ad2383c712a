import { fillIn, pluralForm } from '../../lib/fill-in.ts';
import type { ResultCopy } from './insight-item.ts';

export const resultCount = (
  copy: ResultCopy['count'],
  count: number,
  tab: string,
  language: string,
) => fillIn(pluralForm(copy, count, language), { count: `${count}`, tab });
