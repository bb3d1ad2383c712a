/**
 * Scroll reveal with the specification's figures (section 9): threshold 0.1, 50 px off the bottom, observers
 * attached after 100 ms. Only what lies below the fold by then is hidden, so nothing visible ever waits.
 */
export function wakeReveal(root: ParentNode): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        target.style.transitionDelay = `${target.dataset.revealDelay ?? 0}ms`;
        target.dataset.reveal = 'shown';
      }
    },
    { threshold: 0.1, rootMargin: '0px 0px -50px 0px' },
  );
  setTimeout(() => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-reveal]')) {
      if (element.getBoundingClientRect().top < innerHeight) continue;
      element.dataset.reveal = 'waiting';
      observer.observe(element);
    }
  }, 100);
}
