/**
 * Lays out the sections that the style sheet skips at first (`content-visibility` in theme/base.css), one after each
 * painted frame once the fonts are there: no long task, and then the scroll bar and a picture of the whole
 * page are exact.
 */
export async function layOutSections(sections: Iterable<HTMLElement>): Promise<void> {
  await document.fonts.ready;
  for (const section of sections) {
    await new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)));
    section.style.contentVisibility = 'visible';
  }
}
