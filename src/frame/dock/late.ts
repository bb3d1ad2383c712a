/** Marks the document while it is scrolled up, for the dock (document/init-later.ts). */
export function startLate(): void {
  let before = scrollY;
  const show = () => {
    document.documentElement.toggleAttribute('data-going-up', scrollY < before);
    before = scrollY;
  };
  addEventListener('scroll', show, { passive: true });
}
