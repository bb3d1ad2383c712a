/** Marks the document while it is scrolled up, for the dock (document/init-late.ts). */
export function initLate(): void {
  let before = scrollY;
  const show = () => {
    document.documentElement.toggleAttribute('data-going-up', scrollY < before);
    before = scrollY;
  };
  addEventListener('scroll', show, { passive: true });
}
