/** Returns the anchor of a heading, by the rule for Markdown (GitHub's, which Astro follows). */
export const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
