/** Marks the document once it is scrolled by more than 20 px; the header's background follows. */
export function initHeader(): void {
  const show = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 20);
  addEventListener('scroll', show, { passive: true });
  show();
}
