import { isMotionReduced } from './motion.ts';

/** An element is hidden just before it is reached, so that nothing visible waits and a picture of the whole page has all of it. */
export function initReveal(root: ParentNode): void {
  if (isMotionReduced()) return;
  let start = 0;
  const reached = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect, time } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        reached.unobserve(target);
        // A delay counts from the first element of its list: a later row that is reached later waits no more.
        const { revealDelay = '0' } = target.dataset;
        if (revealDelay === '0') start = time;
        const isLate = boundingClientRect.top < innerHeight / 2;
        const delay = isLate ? 0 : Number(revealDelay) - (time - start);
        target.style.transitionDelay = `${delay}ms`;
        target.dataset.reveal = 'shown';
      }
    },
    // Reached is also what a fast scroll has passed.
    { threshold: 0.1, rootMargin: '999999px 0px -50px 0px' },
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
