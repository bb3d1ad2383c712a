import { initEach } from '../../browser/dom.ts';

/** Lets the product of a case study be used, once its picture comes near (document/init-late.ts). */
export function initLate(): void {
  initEach('[data-plate]', (place) => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import('./plate.ts').then(
          ({ initPlate }) => initPlate(place),
          () => undefined,
        );
      },
      { rootMargin: '100%' },
    );
    near.observe(place);
  });
}
