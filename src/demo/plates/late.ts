/** Lets the product of a case study be used, once its picture comes near (document/init-later.ts). */
export function startLate(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-plate]')) {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import('./plate.ts').then(
          ({ startPlate }) => startPlate(place),
          () => undefined,
        );
      },
      { rootMargin: '100%' },
    );
    near.observe(place);
  }
}
