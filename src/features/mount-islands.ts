/** Features that need React have a `mount.ts`; `data-island` names their folder (CONTRIBUTING.md, "Delete if …"). */
const mounts = import.meta.glob<
  false | ((place: HTMLElement, firstPaint: Promise<void>) => Promise<void>)
>('./*/mount.ts', { eager: true, import: 'mount' });

/** Mounts the islands of a page, each at its time; only pages with islands fetch this. */
export function mountIslands(firstPaint: Promise<void>): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const mount = mounts[`./${place.dataset.island}/mount.ts`];
    // Without its code an island is HTML that works; an explorer hides the parts that don't.
    if (mount)
      mount(place, firstPaint).catch(() =>
        place.dispatchEvent(new Event('failed', { bubbles: true })),
      );
  }
}
