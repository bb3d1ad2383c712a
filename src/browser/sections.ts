/** Lays out the sections that theme/base.css skips at first (`content-visibility`), one after each frame: no long task. */
export async function layOutSections(sections: Iterable<HTMLElement>): Promise<void> {
  await document.fonts.ready;
  for (const section of sections) {
    await new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)));
    section.style.contentVisibility = 'visible';
  }
}
