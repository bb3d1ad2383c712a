/** A row is a stop of the Tab key while it scrolls (WCAG 2.1.1), and none where all of it is seen. */
export function initSnapRow(row: HTMLElement): void {
  new ResizeObserver(() => {
    if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  }).observe(row);
}
