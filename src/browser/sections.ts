/** Resolves after the next frame is painted. */
export const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lays out the sections that theme/base.css skips at first (`content-visibility`), one per frame, so that no task is long. */
export async function layOutSections(sections: Iterable<HTMLElement>): Promise<void> {
  await document.fonts.ready;
  for (const section of sections) {
    await nextPaint();
    section.style.contentVisibility = 'visible';
  }
}
