/** Height of the reading line, as a share of the window: the last heading above it is being read. */
const LINE = 0.35;

/** Marks the link of the section being read in a table of contents (`aria-current`). */
export function initContents(contents: HTMLElement): void {
  const links = new Map<Element, HTMLElement>();
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }
  const mark = () => {
    const above = [...links.keys()].filter(
      (heading) => heading.getBoundingClientRect().top < innerHeight * LINE,
    );
    const current = links.get(above.at(-1) ?? document.body);
    for (const link of links.values()) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    // A long table scrolls by itself; scrollIntoView would also move the page. The first entry scrolls its title into view.
    if (!current || current === links.values().next().value) {
      contents.scrollTop = 0;
      return;
    }
    const { offsetTop, offsetHeight } = current;
    if (
      offsetTop < contents.scrollTop ||
      offsetTop + offsetHeight > contents.scrollTop + contents.clientHeight
    ) {
      contents.scrollTop = offsetTop - contents.clientHeight / 2;
    }
  };
  // Everything above the line counts as inside, however far, so that a jump over several sections is noticed.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `999999px 0px -${100 - LINE * 100}% 0px`,
  });
  for (const heading of links.keys()) observer.observe(heading);
}
