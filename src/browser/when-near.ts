/** Calls `load` once, when an element is less than a screen away. */
export function whenNear(element: Element, load: () => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      near.disconnect();
      load();
    },
    { rootMargin: '100%' },
  );
  near.observe(element);
}
