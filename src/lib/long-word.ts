/** Letters of the longest word that fits the largest heading on a phone 360 px wide. */
const MAX_LETTERS = 12;

/** Returns true if a word of the heading needs smaller type on a phone: the value of `data-long` (theme/overrides.css). */
export const hasLongWord = (heading: string): true | undefined =>
  heading.split(/[\s\u2013\u2014-]+/).some((word) => word.length > MAX_LETTERS) || undefined;
