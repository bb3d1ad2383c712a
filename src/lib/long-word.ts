/** Letters of a word that a phone 360 px wide still holds in the largest heading. */
const MAX_LETTERS = 12;

/** Whether a heading has a word that wants a smaller step of type on a phone: the value of `data-long` (theme/base.css). */
export const hasLongWord = (heading: string): true | undefined =>
  heading.split(/[\s\u2013\u2014-]+/).some((word) => word.length > MAX_LETTERS) || undefined;
