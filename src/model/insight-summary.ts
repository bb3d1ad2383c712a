import type { CaseStudy, Insight } from '../content/schema/insight.ts';

const isCaseStudy = (insight: Insight): insight is CaseStudy => insight.type === 'case-study';

export function insightBullets(insight: Insight): string[] {
  return (isCaseStudy(insight) ? insight.keyInsights : insight.summary).slice(0, 3);
}

/** The line that says what an insight is about: a case study's focus, else its category. */
export function insightTopic(insight: Insight): string {
  return isCaseStudy(insight) ? insight.focus : insight.category;
}

/** Minutes to read a text at 220 words a minute, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return Math.max(1, Math.round(words / 220));
}
