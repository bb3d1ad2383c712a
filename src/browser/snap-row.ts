/** Makes a row focusable while it scrolls (WCAG 2.1.1). */
export function initSnapRow(row: HTMLElement): void {
  new ResizeObserver(() => {
    if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  }).observe(row);
}
