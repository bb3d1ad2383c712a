/** What needs React brings a `mount.ts`; `data-island` names the folder that it lies in (CONTRIBUTING.md, "Delete if …"). */
const mounts = import.meta.glob<
  false | ((place: HTMLElement, firstPaint: Promise<void>) => Promise<void>)
>('./*/mount.ts', { eager: true, import: 'mount' });

/** Mounts the islands of a page, each when it is time; only pages that have one fetch this. */
export function mountIslands(firstPaint: Promise<void>): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const mount = mounts[`./${place.dataset.island}/mount.ts`];
    // Without its code an island is HTML that works; an explorer hides what would not.
    if (mount)
      mount(place, firstPaint).catch(() =>
        place.dispatchEvent(new Event('failed', { bubbles: true })),
      );
  }
}
