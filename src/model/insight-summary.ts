import type { Insight } from '../content/schema/insight.ts';
import { splitWords } from '../lib/words.ts';

export const insightTopic = (insight: Insight): string =>
  insight.type === 'case-study' ? insight.focus : insight.category;

/** Returns the minutes to read a text at 220 words a minute, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).flatMap(splitWords);
  const { length } = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(length / 220));
}
