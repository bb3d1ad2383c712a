import { isMotionReduced } from './motion.ts';

/** An element is hidden just before it is reached, so that nothing visible waits and a picture of the whole page has all of it. */
export function initReveal(root: ParentNode): void {
  if (isMotionReduced()) return;
  const reached = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        reached.unobserve(target);
        target.style.transitionDelay = `${target.dataset.revealDelay ?? 0}ms`;
        target.dataset.reveal = 'shown';
      }
    },
    { threshold: 0.1, rootMargin: '0px 0px -50px 0px' },
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
