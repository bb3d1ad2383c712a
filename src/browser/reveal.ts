import { isMotionReduced } from './motion.ts';

/** Hides elements just before they are reached, so that nothing visible waits and a full-page screenshot is complete. */
export function initReveal(root: ParentNode): void {
  if (isMotionReduced()) return;
  let start = 0;
  const reached = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect, time } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        reached.unobserve(target);
        // Counts delays from the first element of the list: a row reached later waits no longer.
        const { revealDelay = '0' } = target.dataset;
        if (revealDelay === '0') start = time;
        const isLate = boundingClientRect.top < innerHeight / 2;
        const delay = isLate ? 0 : Number(revealDelay) - (time - start);
        target.style.transitionDelay = `${delay}ms`;
        target.dataset.reveal = 'shown';
      }
    },
    // Includes elements that a fast scroll has passed.
    { threshold: 0.05, rootMargin: '999999px 0px -50px 0px' },
  );
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        if (boundingClientRect.top < innerHeight) continue;
        target.dataset.reveal = 'waiting';
        reached.observe(target);
      }
    },
    { rootMargin: '0px 0px 25% 0px' },
  );
  for (const element of root.querySelectorAll('[data-reveal]')) near.observe(element);
}
