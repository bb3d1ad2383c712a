/** Time the dock stays after the last scroll: at rest it would cover text. */
const STAY_MS = 1500;

/** Marks the document while it is scrolled up, and a moment longer, for the dock (document/init-late.ts). */
export function initLate(): void {
  let before = scrollY;
  let end = 0;
  const root = document.documentElement;
  const show = () => {
    root.toggleAttribute('data-going-up', scrollY < before);
    before = scrollY;
    clearTimeout(end);
    end = window.setTimeout(() => root.removeAttribute('data-going-up'), STAY_MS);
  };
  addEventListener('scroll', show, { passive: true });
}
