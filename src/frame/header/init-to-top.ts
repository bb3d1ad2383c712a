/** Scrolls to the top as the link would, but without a history entry or a change of address. */
export function initToTop(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const address = location.href;
    // Going to the fragment also makes the next Tab start at the top, unlike scrollTo.
    location.replace(link.hash);
    history.replaceState(history.state, '', address);
  });
}
