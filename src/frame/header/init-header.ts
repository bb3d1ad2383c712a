/** Marks the document once it is scrolled by more than 20 px, and while its footer is in view, for the header and the dock. */
export function initHeader(footer: Element | null): void {
  const mark = (name: string, on: boolean) => document.documentElement.toggleAttribute(name, on);
  const show = () => mark('data-scrolled', scrollY > 20);
  addEventListener('scroll', show, { passive: true });
  // In the next frame, because reading the position forces a layout, which that does anyway.
  requestAnimationFrame(show);
  if (footer)
    new IntersectionObserver((entries) =>
      mark('data-at-end', !!entries.at(-1)?.isIntersecting),
    ).observe(footer);
}
