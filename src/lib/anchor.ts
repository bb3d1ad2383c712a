/** An id without words by which ad blockers hide banners and cookie notices. */
export const unblocked = (id: string) =>
  id.replaceAll('cookie', 'biscuit').replaceAll('banner', 'flag');

/** The anchor of a heading, by the rule for headings in Markdown (GitHub's, which Astro follows). */
export const anchor = (heading: string) =>
  unblocked(
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
