/**
 * The anchor of a heading: lower case, words joined by hyphens, punctuation left out.
 * The same rule as for the headings in Markdown (GitHub's, which Astro follows).
 */
export const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
