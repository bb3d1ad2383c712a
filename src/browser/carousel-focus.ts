/**
 * Brings what the keyboard reaches in a `ui/carousel` into view: Chromium leaves a link where it is as soon as 32 px of it are
 * seen. What is clicked stays under the pointer.
 */
export function initCarouselFocus(scroller: HTMLElement): void {
  scroller.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
