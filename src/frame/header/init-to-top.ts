/** Scrolls to the top as the link does by itself, but leaves neither a history entry nor a changed address behind. */
export function initToTop(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const address = location.href;
    // Going to the fragment also lets the next Tab start at the top, which scrollTo would not.
    location.replace(link.hash);
    history.replaceState(history.state, '', address);
  });
}
