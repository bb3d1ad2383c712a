/**
 * The CSS rule that puts the picture of each ticked interest, and of each that was sent last, on the plate. It is written for
 * the interests at hand, because a selector cannot compare the attributes of two elements. Empty without any.
 */
export function chosenRule(slugs: readonly string[]): string {
  if (slugs.length === 0) return '';
  const selectors = slugs.map(
    (slug) =>
      `main:has([data-interest="${slug}"]:checked,[data-sent~="${slug}"]) [data-chosen="${slug}"]`,
  );
  return `${selectors.join()}{position:relative;visibility:visible;opacity:1;translate:none;scale:none}`;
}
