/**
 * Brings what the keyboard reaches in a `ui/carousel` into view: Chromium leaves a link where it is as soon as 32 px of it are
 * seen. What is clicked stays under the pointer.
 */
export function initCarouselFocus(scroller: HTMLElement): void {
  scroller.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    // The slide first: its list snaps, and a part of it might be too little to get there. It may be higher than the window.
    for (const part of [target.closest('li'), target])
      part?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
