/**
 * The CSS rule that puts the picture of each ticked interest, of each that was sent last, and of what dish.ts serves on the
 * plate. It is written for the interests at hand, because a selector cannot compare the attributes of two elements.
 */
export function chosenRule(slugs: readonly string[]): string {
  const selectors = slugs.map(
    (slug) =>
      `main:has([data-interest="${slug}"]:checked,[data-sent~="${slug}"]) [data-chosen="${slug}"]`,
  );
  return `${[...selectors, '[data-chosen][data-served]'].join()}{display:block;position:relative;visibility:visible;opacity:1;translate:none;scale:none}`;
}
