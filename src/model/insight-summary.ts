import type { Insight } from '../content/schema/insight.ts';

/** The line that says what an insight is about: a case study's focus, else its category. */
export const insightTopic = (insight: Insight): string =>
  insight.type === 'case-study' ? insight.focus : insight.category;

/** Minutes to read a text at 220 words a minute, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / 220));
}
